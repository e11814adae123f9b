import type { Copy } from '../en/ask.ts'
import { missing } from './missing.ts'
import { refusal } from './refusals.ts'

export const copy: Copy = {
  refusal,
  label: 'Preguntar a la academia',
  close: 'Cerrar',
  languageLabel: 'Idioma',
  field: 'Su pregunta',
  placeholder: 'Haga una pregunta',
  lead: 'Cursos, fechas, precios, reconocimientos, su cuenta. En español o en inglés, a cualquier hora.',
  examplesLabel: 'Por ejemplo',
  examples: [
    '¿Cuándo es el próximo Clínico 1?',
    '¿Puedo pagar en cuotas?',
    '¿Cuántas horas CE otorga el Módulo 2?',
    '¿Qué pide el examen del Fellowship?',
  ],
  groups: { answers: 'Respuestas', courses: 'Cursos y fechas', pages: 'Páginas' },
  seatsLeft: (course, left, spots) =>
    `${course}, ${left === 1 ? 'queda 1 cupo' : `quedan ${left} cupos`} de ${spots}`,
  found: (count) => (count === 1 ? '1 resultado' : `${count} resultados`),
  nothingFound: 'Sin resultados. Presione Intro para preguntar.',
  keys: { choose: 'elegir,', opens: 'abrir,', closes: 'cerrar' },
  askThis: (question) => `Preguntar «${question}»`,
  looking: 'Buscando en las páginas de la academia…',
  failed: 'En este momento no podemos conectarnos con la academia. Su pregunta queda aquí.',
  tooMany: 'Fueron muchas preguntas. Espere un minuto. Su pregunta queda aquí.',
  tryAgain: 'Intentar de nuevo',
  byPhone: 'Por teléfono:',
  ownWords: 'En palabras de la academia:',
  alsoAsk: 'También preguntan',
  another: 'Hacer otra pregunta',
  honesty:
    'Citado de las páginas de la academia, a cualquier hora. Si esto y una página difieren, vale la página.',
  notThat: {
    title: '¿No era eso?',
    text: (reply) => `Envíe su pregunta a la oficina. Una persona le responde por correo ${reply}.`,
    button: 'Preguntar a la oficina',
  },
  within: (days) => (days === 1 ? 'en un día hábil' : `en ${days} días hábiles`),
  helpful: { label: '¿Le sirvió?', yes: 'Sí', no: 'No', thanks: 'Gracias.' },
  version: (version) => `versión ${version}`,
  alreadyFound: 'Lo que ya encontró aquí se puede seguir buscando.',
  unknown: {
    text: 'En lugar de adivinar, preguntamos a una persona.',
    looked: (pages, courses, answers) =>
      `Buscamos en ${pages} páginas, ${courses} cursos y ${answers} respuestas.`,
    nearest: 'Lo más cercano que tenemos',
    open: 'Abrir',
  },
  patient: {
    text: 'Lo que un paciente necesita lo decide el clínico que lo examinó. Los egresados y participantes pueden llevar un caso a los docentes.',
    button: 'Llevarlo a los docentes',
  },
  handOver: {
    title: 'Enviarla a la oficina',
    question: 'Su pregunta',
    email: 'Correo para la respuesta',
    fromProfile: 'De su perfil',
    send: 'Enviar a la oficina',
    sending: 'Enviando',
    promise: (reply) => `La respuesta llega ${reply}. Si tiene prisa:`,
    missing: { question: 'Escriba su pregunta.', email: missing.email },
    invalidEmail: 'Escriba un correo electrónico válido.',
    failed: 'No se pudo enviar su pregunta. Inténtelo de nuevo o llámenos.',
    tooMany: 'Ya envió varias preguntas. Inténtelo más tarde o llámenos.',
    sent: {
      title: 'Enviado. Ya lo tiene una persona.',
      text: (number, email, day) =>
        `Pregunta ${number}. La oficina responde a ${email} a más tardar el ${day}.`,
    },
  },
}
