import type { Copy } from '../en/middle-east-africa.ts'

export const copy: Copy = {
  meta: {
    title: 'Oriente Medio y África',
    description:
      'Para odontólogos de Oriente Medio y África: los módulos en línea por la tarde, las sesiones clínicas en Beverly Hills en un solo viaje, y ayuda antes de viajar.',
  },
  title: 'Oriente Medio y África',
  lead: 'Para odontólogos de Oriente Medio y África: los módulos por la tarde en su ciudad, los clínicos en un solo viaje.',
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
        text: 'Los Módulos 1 a 4 se siguen en línea, guiados por el profesorado. Usted pregunta en vivo, o a cualquier hora con las herramientas de IA y sus preguntas y respuestas 24/7.',
      },
      {
        title: 'Antes de viajar',
        text: 'Una vez inscrito en una fecha, le escribimos una carta de invitación para su visado o su empleador. Pídala con tiempo: los consulados tardan semanas.',
      },
      {
        title: 'En Beverly Hills',
        text: 'Una sesión clínica dura seis días. Dos seguidas, o el fin de semana de un módulo junto a un clínico, hacen un viaje de dos.',
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
