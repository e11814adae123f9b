import { confirmationDays } from '#domain/registrations/waiting-list.ts'
import { academy } from '../../academy.ts'
import type { Copy } from '../../en/site/privacy.ts'

export const copy: Copy = {
  meta: {
    title: 'Privacidad',
    description:
      'Qué guarda la academia sobre usted, para qué y por cuánto tiempo: inscripciones, cuentas, pagos, visitas y lo que se guarda en su navegador.',
  },
  title: 'Privacidad',
  lead: 'Qué guardamos, para qué y por cuánto tiempo.',
  version: (day) => `Vigente desde el ${day}.`,
  table: { what: 'Qué', why: 'Para qué', howLong: 'Cuánto tiempo' },
  storedTitle: 'Lo que guardamos',
  stored: [
    {
      name: 'Inscripciones',
      what: 'Nombre, correo electrónico, celular, cursos y fechas, monto, estado, recibo, las condiciones que aceptó.',
      why: 'Para reservar su cupo y acreditar su pago y sus horas CE.',
      howLong:
        'Mientras la ley fiscal lo exija. Si una inscripción no se paga, borramos el nombre, el correo y el celular a los 30 días. Cuando elimina su cuenta borramos de inmediato el nombre, el correo, el celular y la tarjeta; quedan los cursos y los montos, sin datos que permitan identificarle.',
    },
    {
      name: 'Su cuenta',
      what: 'Correo electrónico, un hash de su contraseña, el perfil que usted completa.',
      why: 'Para iniciar su sesión y mostrarle sus datos.',
      howLong: 'Hasta que la elimine o nos pida eliminarla.',
    },
    {
      name: 'Pagos con tarjeta',
      what: 'Marca, últimos cuatro dígitos y vencimiento.',
      why: 'Para mostrarle cómo pagó y enviarle reembolsos.',
      howLong:
        'Lo mismo que la inscripción. Nunca vemos el número de la tarjeta: lo procesa nuestro proveedor de pagos.',
    },
    {
      name: 'Certificados',
      what: 'Su nombre, el curso, la fecha y un código.',
      why: 'Para que otros puedan verificar un certificado que usted les muestre.',
      howLong: 'Hasta que elimine su cuenta.',
    },
    {
      name: 'Lista de espera',
      what: 'Su correo electrónico y la fecha que espera.',
      why: 'Para escribirle cuando se libere un cupo.',
      howLong: `Hasta la noche después de que salga de la lista, tome el cupo o deje vencer la oferta, o de que empiece el curso; ${confirmationDays} días si no confirma su lugar; o hasta que elimine su cuenta.`,
    },
    {
      name: 'Correos y mensajes',
      what: 'Los correos que le enviamos y lo que usted escribe en la página de contacto.',
      why: 'Para responderle y saber qué le dijimos.',
      howLong:
        'Dos años, o hasta que elimine su cuenta. El correo que confirma la eliminación se guarda dos días como máximo.',
    },
    {
      name: 'Visitas',
      what: 'La página, el sitio del que viene, el tipo de navegador y dispositivo, el país, la hora. Sin dirección IP, sin cookies, sin datos que permitan identificarle. Una inscripción conserva el país y la página por la que usted entró al sitio.',
      why: 'Para saber qué páginas se leen y cuáles llevan a una inscripción.',
      howLong: 'Trece meses; después, solo totales por día.',
    },
    {
      name: 'Preguntas que hace en este sitio',
      what: 'La pregunta, sin su nombre, su dirección ni nada que permita identificarle. Se quitan los correos y los teléfonos que contenga.',
      why: 'Para ver qué no responden las páginas. No se guardan si su navegador envía Global Privacy Control o Do\u00a0Not\u00a0Track.',
      howLong: '90 días.',
    },
    {
      name: 'Preguntas que envía a la oficina',
      what: 'La pregunta, su correo y nuestra respuesta.',
      why: 'Para responderle.',
      howLong: 'Dos años, o hasta que elimine su cuenta.',
    },
  ],
  browserTitle: 'Lo que guardamos en su navegador',
  inBrowser: [
    {
      name: 'Su idioma',
      key: 'language',
      what: 'Una cookie y almacenamiento local.',
      why: 'Para mostrar el sitio en su idioma.',
      howLong: 'Un año.',
    },
    {
      name: 'Su región',
      key: 'ipInfo, ipInfoTimestamp',
      what: 'Almacenamiento local.',
      why: 'Para saber si mostrar la página de Medio Oriente y África.',
      howLong: '24 horas.',
    },
    {
      name: 'Su sesión',
      key: 'firebase:authUser:…',
      what: 'Almacenamiento local.',
      why: 'Para mantener su sesión.',
      howLong: 'Hasta que cierre la sesión.',
    },
    {
      name: 'Este dispositivo',
      key: 'device',
      what: 'Una cookie, que se envía solo al iniciar sesión o restablecer la contraseña.',
      why: 'Para que los intentos fallidos de otras personas no le impidan entrar desde este dispositivo.',
      howLong: 'Seis meses, o hasta que cambie su contraseña.',
    },
    {
      name: 'Su formulario de inscripción',
      key: 'registration',
      what: 'Almacenamiento de la sesión: el nombre, el correo, el celular y los cursos que escribió, la cuenta con la que inició sesión y el número de su recibo.',
      why: 'Para conservar el formulario si recarga la página o confirma el pago con su banco.',
      howLong: 'Hasta que cierre la pestaña o la sesión.',
    },
    {
      name: 'Su primera página',
      key: 'firstPage',
      what: 'Almacenamiento de la sesión: la página por la que entró al sitio. Se envía con una inscripción.',
      why: 'Para saber qué páginas llevan a una inscripción.',
      howLong: 'Hasta que cierre la pestaña.',
    },
  ],
  sections: [
    {
      id: 'who-else-sees-it',
      title: 'Quién más lo ve',
      paragraphs: [
        'Nuestro proveedor de pagos procesa la tarjeta y nos informa si el pago se realizó. Nuestro servicio de identidad administra los inicios de sesión. Nuestro servicio de correo le entrega nuestros correos. Trabajan para nosotros y no pueden usar sus datos para nada más. No vendemos datos y en este sitio no hay publicidad.',
      ],
    },
    {
      id: 'where-you-are',
      title: 'Dónde está usted',
      paragraphs: [
        'Para decidir si mostramos la página de Medio Oriente y África, y para contar visitas e inscripciones por país, buscamos el país de su dirección IP en una tabla de nuestro propio servidor. No guardamos la dirección.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Sus derechos',
      paragraphs: [
        `Escriba a ${academy.email} y le diremos qué guardamos sobre usted, lo corregiremos, se lo enviaremos en un archivo o lo eliminaremos en la medida en que la ley lo permita. Respondemos en 30 días.`,
      ],
    },
  ],
}
