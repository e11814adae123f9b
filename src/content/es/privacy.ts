import { confirmationDays } from '#domain/waiting-list.ts'
import { academy } from '../academy.ts'
import type { Copy } from '../en/privacy.ts'

export const copy: Copy = {
  meta: {
    title: 'Privacidad',
    description:
      'Qué guarda la academia sobre usted, para qué y por cuánto tiempo: inscripciones, cuentas, pagos, visitas y lo que queda en su navegador.',
  },
  title: 'Privacidad',
  lead: 'Qué guardamos, para qué y por cuánto tiempo.',
  version: (day) => `Vigente al ${day}.`,
  table: { what: 'Qué', why: 'Para qué', howLong: 'Cuánto tiempo' },
  storedTitle: 'Lo que guardamos',
  stored: [
    {
      what: 'Inscripciones: nombre, correo electrónico, teléfono, cursos y fechas, importe, estado, recibo, las condiciones que aceptó',
      why: 'Para reservar su plaza y acreditar su pago y sus horas CE',
      howLong:
        'Mientras la ley fiscal lo exija para la contabilidad. De una que nunca se paga se retiran nombre, correo y teléfono a los 30 días. Cuando elimina su cuenta se retiran en el acto nombre, correo, teléfono y tarjeta; quedan los cursos y los importes, sin datos que lo identifiquen',
    },
    {
      what: 'Su cuenta: correo electrónico, un hash irreversible de su contraseña (nunca la contraseña misma), el perfil que usted completa',
      why: 'Para iniciar su sesión y mostrarle lo suyo',
      howLong: 'Hasta que la elimine o nos pida eliminarla',
    },
    {
      what: 'Pagos con tarjeta: marca, últimos cuatro dígitos y vencimiento',
      why: 'Para mostrarle cómo pagó y para devolverle dinero',
      howLong:
        'Junto con la inscripción. El número de la tarjeta nunca llega a nosotros: lo recibe nuestro proveedor de pagos',
    },
    {
      what: 'Certificados: su nombre, el curso, el día y un código',
      why: 'Para que otros puedan comprobar un certificado que usted les muestre',
      howLong: 'Hasta que elimine su cuenta',
    },
    {
      what: 'Lista de espera: su correo electrónico y la fecha que espera',
      why: 'Para escribirle cuando se libere una plaza',
      howLong: `Hasta la noche después de que salga de la lista, tome la plaza o deje pasar la oferta, o de que haya empezado la fecha; ${confirmationDays} días si no confirma su lugar; o hasta que elimine su cuenta`,
    },
    {
      what: 'Correos y mensajes: los correos que le enviamos y lo que usted escribe en la página de contacto',
      why: 'Para responderle y saber qué se le dijo',
      howLong:
        'Dos años, o hasta que elimine su cuenta. El correo que confirma la eliminación se guarda dos días como máximo',
    },
    {
      what: 'Visitas: la página, el sitio del que viene, el tipo de navegador y dispositivo, la hora. Ninguna dirección IP, ninguna cookie, nada que lo identifique',
      why: 'Para saber qué páginas se leen',
      howLong: 'Trece meses; después, solo sumas por día',
    },
  ],
  browserTitle: 'Lo que queda en su navegador',
  inBrowser: [
    {
      what: 'language (cookie y almacenamiento local)',
      why: 'Para recibirlo en su idioma',
      howLong: 'Un año',
    },
    {
      what: 'ipInfo, ipInfoTimestamp (almacenamiento local)',
      why: 'Si mostrar la página de Medio Oriente y África',
      howLong: '24 horas',
    },
    {
      what: 'firebase:authUser:… (almacenamiento local)',
      why: 'Para mantener su sesión',
      howLong: 'Hasta que cierre la sesión',
    },
    {
      what: 'device (cookie), que se envía solo al iniciar sesión o restablecer la contraseña',
      why: 'Para que los intentos fallidos de otras personas no le impidan entrar desde este dispositivo',
      howLong: 'Medio año, o hasta que cambie su contraseña',
    },
    {
      what: 'registration (almacenamiento de la sesión): el nombre, correo, teléfono y cursos que escribe en el formulario de inscripción, la cuenta con la que había iniciado sesión y el número de su recibo',
      why: 'Para conservar el formulario al recargar la página y mientras está en la de su banco',
      howLong: 'Hasta que cierre la pestaña o la sesión',
    },
  ],
  sections: [
    {
      title: 'Quién más lo ve',
      paragraphs: [
        'Nuestro proveedor de pagos recibe la tarjeta y nos dice si se pagó. Nuestro servicio de identidad guarda los accesos. Nuestro servicio de correo le entrega nuestros correos. Trabajan para nosotros y no pueden usar lo que ven para nada más. No vendemos nada a nadie y en este sitio no hay publicidad.',
      ],
    },
    {
      title: 'Dónde está usted',
      paragraphs: [
        'Para decidir si mostrar la página de Medio Oriente y África buscamos el país de su dirección IP en una tabla de nuestro propio servidor. La dirección no se guarda.',
      ],
    },
    {
      title: 'Sus derechos',
      paragraphs: [
        `Escriba a ${academy.email} y le diremos qué tenemos sobre usted, lo corregiremos, se lo entregaremos en un archivo o lo eliminaremos en la medida en que la ley lo permita. Respondemos en 30 días.`,
      ],
    },
  ],
}
