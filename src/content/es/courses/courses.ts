import { fellowshipPath, mastershipPath, residency } from '#domain/awards/awards.ts'
import { abbreviation, spotsPerDate } from '#domain/catalogue/catalogue.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import { academy, place } from '../../academy.ts'
import { programOf } from '../../catalogue.ts'
import { topicsOf } from '../../courses/course-texts.ts'
import type { Copy } from '../../en/courses/courses.ts'
import { facultyMembers } from '../../pages/faculty-members.ts'
import { testimonialsIn } from '../../pages/testimonials.ts'
import { photoAltOf } from '../media/photo-alt.ts'
import { uprightAlt } from '../media/upright-alt.ts'
import { refunds } from '../registration/refunds.ts'
import { testimonials } from '../site/testimonials.ts'
import { courseTopics } from './course-topics.ts'

const tuition = `${formatWholeDollars(residency.tuition.from)}–${formatWholeDollars(residency.tuition.to)}`

/** One, and several. */
const units = { days: ['día', 'días'], weeks: ['semana', 'semanas'], months: ['mes', 'meses'] } as const

export const copy: Copy = {
  photoAltOf,
  uprightAlt,
  meta: {
    title: 'Cursos y reconocimientos',
    description:
      'Módulos en línea y cursos clínicos prácticos, sueltos o como programa, Fellowship, Mastership y Residencia Clínica Especial: fechas, cupos, horas CE y precios.',
  },
  title: 'Cursos y reconocimientos',
  lead: 'Los cursos se pueden tomar por separado o como un programa estructurado, Fellowship o Mastership.',
  carousel: {
    kind: 'carrusel',
    label: 'Fotos de la academia',
    previous: 'Fotos anteriores',
    next: 'Fotos siguientes',
    pause: 'Pausar la presentación',
    play: 'Reanudar la presentación',
    goTo: (first, last) => `Fotos ${first} y ${last}`,
    announce: (first, last, total) => `Fotos ${first} y ${last} de ${total}`,
  },
  pathways: {
    title: 'Rutas de formación',
    requirements: 'Requisitos',
    fellowship: {
      title: 'Fellowship',
      terms: (price, savings) => `${price}\u00a0USD como programa (ahorro del ${savings}\u00a0%)`,
    },
    mastership: {
      title: 'Mastership',
      terms: (price, savings) => `${price}\u00a0USD como programa (ahorro del ${savings}\u00a0%)`,
      note: 'Se requiere el nivel Fellowship',
    },
    residency: {
      title: 'Residencia Clínica Especial',
      terms: `Costo: ${tuition}\u00a0USD`,
      item: 'Residencia Clínica Especial',
      detail: `${residency.clinicalCe} horas CE clínicas en ${residency.fullDays} días completos`,
    },
    schedule: 'Ver el calendario del año',
    nothingSelected: 'Haga clic en cualquiera de los cursos o programas de arriba para ver más información.',
  },
  panel: {
    toTop: 'Volver arriba',
    datesToBeAnnounced: 'próximas fechas por anunciar',
    past: 'Fecha pasada',
    sample: 'Fecha de muestra',
    location: 'Sede',
    seats: 'Cupos',
    seatsLeft: (left, spots) => (left === 1 ? `Queda 1 de ${spots}` : `Quedan ${left} de ${spots}`),
    seatsPerDate: (spots) => `${spots} en cada fecha`,
    full: 'Sin cupo',
    inPayment: 'Últimos cupos en proceso de pago',
    waitingList: 'Entrar a la lista de espera',
    ceHours: 'Horas CE',
    ceHoursOf: (hours) => `${hours} horas CE`,
    ceHoursWithStudy: (hours, study) =>
      `${hours + study} horas CE (${hours} en línea, ${study} de estudio independiente)`,
    earlyPrice: 'Precio anticipado, USD',
    earlyRule: ({ count, unit }) => `Con más de ${count} ${units[unit][count === 1 ? 0 : 1]} de anticipación`,
    requires: 'Requisito',
    dailyHours: 'Horario',
    listedPrice: 'Precio de lista, USD',
    furtherDates: 'Más fechas',
    pastDates: 'Fechas anteriores',
    covers: 'Temas',
    register: 'Inscribirse',
    about: (name) => `Más sobre el ${name}`,
    programs: { fellowship: 'Programa Fellowship', mastership: 'Programa Mastership' },
    topics: (id) => topicsOf(id, 'es', courseTopics),
  },
  fellowship: {
    title: 'Requisitos del Fellowship',
    asProgram: 'USD como programa',
    asProgramText: (courses, savings) => `${courses}. Ahorro del ${savings}\u00a0%.`,
    about: 'Más sobre el Fellowship',
    independent: 'Por la vía independiente',
    facts: [
      { name: 'Plazo', value: `${fellowshipPath.withinMonths} meses como máximo` },
      {
        name: 'Educación continua',
        value: `${fellowshipPath.handsOnCe} horas CE prácticas y ${fellowshipPath.totalCe} en total`,
      },
      { name: 'Casos', value: `${fellowshipPath.documentedCases} casos documentados` },
      { name: 'Examen', value: `Calificación mínima del ${fellowshipPath.testScore}\u00a0%` },
      {
        name: 'Repeticiones',
        value: `Una al mes, hasta ${fellowshipPath.retakes} veces; después, ${fellowshipPath.ceAfterRetakes} horas CE`,
      },
      { name: 'Cuota del Fellowship', value: `${formatWholeDollars(fellowshipPath.fee)}\u00a0USD` },
    ],
  },
  mastership: {
    title: 'Requisitos del Mastership',
    asProgram: 'USD como programa',
    asProgramText: (courses, savings) =>
      `Todos los cursos del Fellowship más ${courses}. Ahorro del ${savings}\u00a0%.`,
    about: 'Más sobre el Mastership',
    independent: 'Por la vía independiente',
    facts: [
      { name: 'Nivel', value: 'Se requiere el nivel Fellowship' },
      { name: 'Casos', value: `${mastershipPath.cases} casos` },
      { name: 'Educación continua', value: `${mastershipPath.totalCe} horas CE` },
      {
        name: 'Defensa oral',
        value: `Hasta ${mastershipPath.oralDefenseMinutesPerCase} minutos por caso`,
      },
      {
        name: 'Cuota independiente del Mastership',
        value: `${formatWholeDollars(mastershipPath.fee)}\u00a0USD`,
      },
    ],
  },
  residency: {
    title: 'Residencia Clínica Especial',
    summary:
      'Once días completos junto al sillón, planeados según los casos que usted quiera dominar. Antes de inscribirse acuerda las fechas y los casos con los docentes; de ellos depende el costo.',
    clinicalCe: 'horas CE clínicas',
    facts: [
      { name: 'Duración', value: `${residency.fullDays} días completos` },
      { name: 'Horas CE', value: `${residency.clinicalCe} horas CE clínicas` },
      { name: 'Sede', value: place },
      { name: 'Costo, USD', value: tuition },
    ],
    about: 'Más sobre la Residencia',
    ask: 'Preguntar por la Residencia',
  },
  comparison: {
    title: 'Por qué elegirnos',
    ours: abbreviation,
    others: 'Otras academias',
    yes: 'Sí',
    no: 'No',
    points: [
      'Tecnología fabricada en Estados Unidos',
      'Docentes con experiencia',
      'Costo accesible, con pagos flexibles y créditos para productos',
      'Herramientas de IA con preguntas y respuestas 24/7',
      'Apoyo de por vida',
    ],
    proofs: (): readonly { figure: string; text: string }[] => [
      {
        figure: 'EE. UU.',
        text: 'Fabricada aquí y presente en cada puesto de los cursos prácticos.',
      },
      {
        figure: String(facultyMembers().length),
        text: `docentes, y nunca más de ${spotsPerDate} cupos por fecha.`,
      },
      {
        figure: `${programOf('mastership').savings} %`,
        text: `de ahorro en el Mastership, ${programOf('fellowship').savings} % en el Fellowship.`,
      },
      { figure: '24/7', text: 'Pregunte en cualquier página: cada respuesta cita su fuente.' },
      {
        figure: `${academy.founded}`,
        text: `Enseñamos desde entonces. Los egresados llaman al ${academy.phone}.`,
      },
    ],
  },
  testimonialsTitle: 'Lo que dicen los egresados',
  testimonials: () => testimonialsIn('es', testimonials),
  quoted: (text) => `«${text.replace(/\.$/, '')}».`,
  refunds,
}
