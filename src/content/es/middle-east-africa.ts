import type { Copy } from '../en/middle-east-africa.ts'

export const copy: Copy = {
  meta: {
    title: 'Medio Oriente y África',
    description:
      'Para odontólogos de Medio Oriente y África: sesiones en línea por la tarde, sesiones clínicas prácticas en Beverly Hills y ayuda antes de viajar.',
  },
  title: 'Medio Oriente y África',
  lead: 'Para odontólogos de Medio Oriente y África: sesiones en línea por la tarde en su ciudad, sesiones prácticas en Beverly Hills.',
  clocks: {
    title: 'La mañana de Beverly Hills es su tarde',
    at: (hour) => `Cuando una sesión en línea empieza a las ${hour} en Beverly Hills, son las`,
    cities: {
      dubai: 'Dubái',
      riyadh: 'Riad',
      amman: 'Amán',
      cairo: 'El Cairo',
      nairobi: 'Nairobi',
      johannesburg: 'Johannesburgo',
      lagos: 'Lagos',
      casablanca: 'Casablanca',
    },
  },
  journey: {
    title: 'De la inscripción a la cirugía',
    steps: [
      {
        title: 'En línea, desde casa',
        text: 'Los Módulos 1 a 4 se siguen en línea, guiados por el profesorado, y cada uno tiene un fin de semana presencial en Beverly Hills, CA. Usted pregunta en vivo, o a cualquier hora con las herramientas de IA y sus preguntas y respuestas 24/7.',
      },
      {
        title: 'Antes de viajar',
        text: 'Una vez inscrito en una fecha, le escribimos una carta de invitación para su visa o su empleador. Pídala con tiempo: los consulados tardan semanas.',
      },
      {
        title: 'En Beverly Hills',
        text: 'Un clínico dura seis días. Si el fin de semana de un módulo cae junto a un clínico, un solo viaje puede bastar para ambos: consúltenos antes de reservar.',
      },
      {
        title: 'De vuelta en su consultorio',
        text: 'El apoyo de por vida no termina en el aeropuerto: envíenos sus casos y el profesorado le responde.',
      },
    ],
  },
  money: {
    title: 'Matrícula y pago',
    text: 'Los precios están en dólares estadounidenses y son iguales para todos. Se paga con tarjeta al inscribirse; la política de reembolsos es la misma que para cualquier otro participante.',
    courses: 'Cursos y reconocimientos',
  },
  closing: {
    title: 'Escríbanos antes de reservar un vuelo',
    text: 'Díganos dónde está y qué curso tiene en mente.',
    button: 'Contacto',
    register: 'Inscribirse',
  },
}
