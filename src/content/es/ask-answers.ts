import type { AskAnswers } from '../en/ask-answers.ts'

export const askAnswers: AskAnswers = {
  unknown: 'Las páginas de la academia no lo dicen.',
  patient: 'Aquí no aconsejamos sobre pacientes.',
  list: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} y ${items.at(-1)}`),
  sample: 'fecha de muestra',
  price: {
    early: (course, early, rule, listed) =>
      `El precio anticipado del ${course} es de ${early}\u00a0USD (${rule.toLowerCase()}) y el precio de lista, de ${listed}\u00a0USD.`,
    listed: (course, listed) => `El precio de lista del ${course} es de ${listed}\u00a0USD.`,
    program: (program, price, savings) =>
      `El ${program} cuesta ${price}\u00a0USD como programa, con un ahorro del ${savings} %.`,
    residency: (tuition) => `La Residencia Clínica Especial cuesta ${tuition}\u00a0USD.`,
    item: (course, early, listed) => `${course}, ${early}\u00a0USD (de lista, ${listed}\u00a0USD)`,
    items: (items) => `Precios anticipados: ${items}.`,
    all: (modules, clinicals, programs) =>
      `Los módulos cuestan desde ${modules}\u00a0USD; los cursos clínicos, desde ${clinicals}\u00a0USD, y los programas, desde ${programs}\u00a0USD.`,
  },
  date: {
    set: (course, dates, place) => `${course}: ${dates}, en ${place}.`,
    none: (course) => `${course}: próximas fechas por anunciar.`,
    next: (course, date, place) => `La próxima fecha es el ${course}, ${date}, en ${place}.`,
  },
  seats: {
    left: (course, date, left, spots) =>
      `${course}, ${date}: ${left === 1 ? 'queda 1 cupo' : `quedan ${left} cupos`} de ${spots}.`,
    full: (course, date) => `${course}, ${date}: sin cupo. Puede entrar a la lista de espera.`,
    inPayment: (course, date) => `${course}, ${date}: los últimos cupos están en proceso de pago.`,
  },
  level: (course, rule) => `${course}: ${rule}.`,
  ce: (course, hours) => `El ${course} otorga ${hours}.`,
  includes: (program, courses) => `El ${program} incluye ${courses}.`,
  row: (award, name, value) => `${award}, ${name.toLowerCase()}: ${value}.`,
  refund: {
    for: (date, steps) => `Para el ${date}: ${steps}.`,
    step: {
      full: (day) => `todo hasta el ${day}`,
      half: (day) => `la mitad hasta el ${day}`,
    },
    after: 'nada después',
    nothing: 'ya no hay reembolso',
    until: (day) => `hasta el ${day}`,
    from: (day) => `desde el ${day}`,
    none: 'Nada',
  },
  ask: {
    price: (item) => `¿Cuánto cuesta el ${item}?`,
    date: (item) => `¿Cuándo es el próximo ${item}?`,
    seats: (item) => `¿Cuántos cupos quedan en el ${item}?`,
    ce: (item) => `¿Cuántas horas CE otorga el ${item}?`,
    refund: (item) => `¿Cuánto me devuelven si cancelo el ${item}?`,
    covers: (item) => `¿Qué temas tiene el ${item}?`,
    includes: (item) => `¿Qué incluye el ${item}?`,
    requirement: (item) => `¿Qué requiere el ${item}?`,
    programPrice: (item) => `¿Cuánto cuesta el ${item}?`,
  },
  awards: { fellowship: 'Fellowship', mastership: 'Mastership' },
}
