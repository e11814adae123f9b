import type { Copy } from '../../en/courses/schedule.ts'
import { copy as registerCopy } from '../registration/register.ts'
import { copy as coursesCopy } from './courses.ts'

const { panel } = coursesCopy

export const copy: Copy = {
  meta: {
    title: 'El año por delante: todas las fechas',
    description:
      'Todas las fechas de los próximos doce meses: cupos libres, precios anticipados, reembolsos y la ruta de cada programa.',
  },
  title: 'El año por delante',
  lead: (spots) => `Todas las fechas disponibles, con los cupos que quedan. ${spots}\u00a0cupos en cada una.`,
  panel,
  seats: (spots) => `${spots} cupos`,
  months: {
    short: ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sept', 'Oct', 'Nov', 'Dic'],
    long: [
      'Enero',
      'Febrero',
      'Marzo',
      'Abril',
      'Mayo',
      'Junio',
      'Julio',
      'Agosto',
      'Septiembre',
      'Octubre',
      'Noviembre',
      'Diciembre',
    ],
  },
  weekdays: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
  toMonth: (first, last) => `${first} a ${last.toLowerCase()}`,
  toWeekday: (first, last) => `${first} a ${last}`,
  untilOtherMonth: (first, last) => `${first}–${last}`,
  year: {
    label: 'Doce meses',
    module: 'Módulo, tres días',
    clinical: 'Clínico, seis días',
    show: 'Mostrar',
    all: 'Todas',
    modules: 'Módulos',
    clinicals: 'Clínicos',
  },
  next: {
    mark: 'Próxima fecha',
    about: (name) => `Más sobre el ${name}`,
    location: panel.location,
    early: (price, day) => `${price} hasta el ${day}`,
  },
  earlyUntil: (day) => `Precio anticipado hasta el ${day}`,
  refund: {
    name: 'Reembolso',
    full: (day) => `100\u00a0% hasta el ${day}`,
    half: (day) => `50\u00a0% hasta el ${day}`,
    alone: (line) => `Reembolso del ${line}`,
  },
  noDates: 'Sin fechas',
  later: 'Más adelante',
  toBeAnnounced: (courses) => `${courses}: fechas por anunciar. Inscríbase ahora y elija la fecha después.`,
  path: {
    title: 'Una ruta por las fechas',
    lead: 'Las primeras fechas libres de cada programa que no se cruzan.',
    completeBy: {
      fellowship: (month, year) => `Fellowship completo en ${month.toLowerCase()} de ${year}`,
      mastership: (month, year) => `Mastership completo en ${month.toLowerCase()} de ${year}`,
    },
    open: {
      fellowship: (count, total) => `Fellowship: ${count}\u00a0de\u00a0${total} fechas definidas`,
      mastership: (count, total) => `Mastership: ${count}\u00a0de\u00a0${total} fechas definidas`,
    },
    toBeAnnounced: 'Fechas por anunciar',
    noneFits: 'Aún sin fecha compatible',
    programs: panel.programs,
  },
  keep: {
    title: 'En su propio calendario',
    text: 'Una sola dirección para todas las fechas. Un calendario suscrito a ella se actualiza cuando una fecha cambia.',
    add: 'Agregar todas las fechas',
    print: 'Imprimir el año',
  },
  sample: registerCopy.courses.samples,
}
