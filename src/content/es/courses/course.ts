import { residency } from '#domain/awards/awards.ts'
import { isProgramId, spotsPerDate } from '#domain/catalogue/catalogue.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import { allHoursOf, isCourseId, programOf } from '../../catalogue.ts'
import { findCoursePage } from '../../courses/course-pages.ts'
import { headlineOf, programOfCourse, type Title, unitsOfCourse } from '../../courses/course-texts.ts'
import type { Copy } from '../../en/courses/course.ts'
import { listIn } from '../../list.ts'
import type { CoursePageId } from '../../media/course-photos.ts'
import { testimonialsIn } from '../../pages/testimonials.ts'
import { clipTitles } from '../media/clip-titles.ts'
import { facultyField } from '../site/faculty-fields.ts'
import { copy as faqs } from '../site/faqs.ts'
import { testimonials } from '../site/testimonials.ts'
import { courseCases, courseParts } from './course-parts.ts'
import { coursePrograms } from './course-programs.ts'
import { courseUnits } from './course-units.ts'
import { copy as coursesCopy } from './courses.ts'
import { names } from './names.ts'

const leads: Record<string, string> = {
  fellowship: 'Dos módulos y seis días de cirugía: un comienzo completo, con un\u00a0solo\u00a0precio.',
  mastership: 'Todo lo del Fellowship y, después, complicaciones, arcada completa y cirugía avanzada.',
  residency: `${residency.clinicalCe} horas CE clínicas en ${residency.fullDays} días completos, según los casos que usted quiera dominar.`,
}

const lead = (id: CoursePageId) => (isCourseId(id) ? coursesCopy.panel.topics(id).summary : (leads[id] ?? ''))

function description(id: CoursePageId): string {
  if (isCourseId(id)) return `${lead(id)} ${allHoursOf(id)} horas CE, ${spotsPerDate} cupos por fecha.`
  if (isProgramId(id))
    return `${lead(id)} ${formatWholeDollars(programOf(id).charged)}\u00a0USD, ahorro del ${programOf(id).savings}\u00a0%.`
  return lead(id)
}

const pageNames = {
  fellowship: 'Programa Fellowship',
  mastership: 'Programa Mastership',
  residency: 'Residencia Clínica Especial',
}

export const titles: Record<string, Title> = {
  module1: ['Implantología', 'dental', 'básica'],
  module2: ['Implantología avanzada', 'e inmediata', ''],
  module3: ['Casos complicados', 'y fracasos de implantes', ''],
  module4: ['Arcada completa:', 'cirugía y restauración', ''],
  clinical1: ['Cirugía básica', 'e intermedia', ''],
  clinical2: ['Técnicas', 'quirúrgicas', 'avanzadas'],
  fellowship: ['Programa', 'Fellowship', ''],
  mastership: ['Programa', 'Mastership', ''],
  residency: ['Residencia', 'Clínica', 'Especial'],
}

export const copy: Copy = {
  meta: ({ slug }) => {
    const page = findCoursePage(slug)
    if (!page) return { title: coursesCopy.title, description: '' }
    const { id } = page
    const title = isCourseId(id)
      ? `${names.courseLabel(id)}: ${names.courseTitle(id)}`
      : pageNames[id as keyof typeof pageNames]
    return { title, description: description(id) }
  },
  names: pageNames,
  listOf: (items) => listIn('es', items),
  title: (id) => headlineOf(id, 'es', titles),
  lead,
  panel: coursesCopy.panel,
  program: {
    terms: (savings) => `Ahorro\u00a0del\u00a0${savings}\u00a0% como\u00a0programa`,
    fellowshipRequired: coursesCopy.pathways.mastership.note,
  },
  independent: { fellowship: coursesCopy.fellowship, mastership: coursesCopy.mastership },
  residency: coursesCopy.residency,
  ceHours: allHoursOf,
  ceHoursOf: coursesCopy.panel.ceHoursOf,
  handsOn: 'Práctico',
  online: (days) => `En línea + ${days}\u00a0días`,
  award: 'Reconocimiento',
  courseCount: (count) => `${count} cursos`,
  place: {
    online: (place) => `En línea con apoyo docente y, después, un fin de semana en ${place}`,
    'hands-on': (place) => `Seis días en ${place}`,
  },
  seats: {
    seatsLeft: (left, spots) =>
      left === 1 ? `Queda 1 cupo de ${spots}` : `Quedan ${left} cupos de ${spots}`,
    seatsPerDate: (spots) => `${spots} cupos en cada fecha`,
  },
  prices: {
    early: (price) => `Precio anticipado ${price}\u00a0USD`,
    listed: (listed) => `Precio de lista ${listed}\u00a0USD`,
  },
  register: 'Inscribirse',
  sections: {
    label: 'En esta página',
    overview: 'Resumen',
    days: 'Días',
    films: 'Videos',
    faculty: 'Docentes',
    price: 'Precio',
    questions: 'Preguntas',
  },
  outcomes: {
    course: 'Al terminar, usted sabrá',
    program: 'Al terminar, usted sabrá',
    residency: 'La Residencia',
  },
  programOf: (id) => programOfCourse(id, 'es', coursePrograms),
  days: {
    online: 'Primero en línea, después en persona',
    'hands-on': 'Seis días, una misma mesa',
    lead: {
      online: 'Primero estudia en línea con los docentes. Después, tres días de práctica.',
      'hands-on': 'Primero en modelos, después cirugía con los docentes a su lado.',
    },
    lessons: (count) => (count === 1 ? '1 lección' : `${count} lecciones`),
    day: 'Día',
    weekdays: ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'],
    sample: 'Programa de muestra. Los docentes definen el definitivo.',
  },
  parts: courseParts,
  caseOf: (id) => courseCases[id],
  unitsOf: (id) => unitsOfCourse(id, 'es', courseUnits),
  films: { title: 'Véalo paso a paso', all: 'Todos los videos' },
  clipTitles,
  faculty: { title: 'Quiénes enseñan', fieldOf: facultyField, all: 'Todos los docentes' },
  included: {
    title: 'Qué incluye',
    points: {
      online: 'Lecciones en línea con apoyo docente',
      days: (days, place) => `${days} días en ${place}`,
      hours: (hours) => `${hours} horas CE`,
      certificate: 'Un certificado con código que cualquiera puede verificar',
      seats: (seats) => `Máximo ${seats} participantes por fecha`,
      support: 'Apoyo de por vida de la academia',
      dates: 'Usted elige cada fecha cuando le convenga',
    },
  },
  costs: {
    title: 'Cuánto cuesta, en USD',
    early: (rule) => `Precio anticipado (USD), ${rule}`,
    inFull: 'Un solo pago',
    inFullText: (price) => `${price}\u00a0USD con tarjeta, al inscribirse.`,
    inProgram: { fellowship: 'Dentro del Fellowship', mastership: 'Dentro del Mastership' },
    inProgramText: (courses, price) => `${courses} por ${price}\u00a0USD.`,
    tuition: 'El costo depende de las fechas y los casos que acuerde con los docentes.',
  },
  refunds: {
    title: 'Si cambian sus planes',
    back: (day) => `de reembolso si cancela hasta el ${day}`,
    none: 'Nada',
    after: 'después',
    noDate: 'Sin fecha elegida, se reembolsa el precio completo.',
    academy: coursesCopy.refunds.academyCancels,
    program: coursesCopy.refunds.program,
    scale: coursesCopy.refunds.scale,
  },
  testimonials: () => testimonialsIn('es', testimonials),
  quoted: coursesCopy.quoted,
  quotesTitle: coursesCopy.testimonialsTitle,
  questions: {
    title: 'Preguntas',
    all: () => faqs.groups().flatMap(({ questions }) => questions),
    more: 'Todas las preguntas',
  },
  path: {
    title: { fellowship: 'En camino al Fellowship', mastership: 'En camino al Mastership' },
    ofProgram: 'Fechas que no se cruzan',
    here: 'Usted está aquí',
    toBeAnnounced: 'Fechas por anunciar',
    noneFits: 'Aún sin fecha compatible',
    completeBy: (day) => `Con las próximas fechas, usted termina el ${day}.`,
    completeAfterFellowship: (day) =>
      `Si ya terminó el Fellowship, con las próximas fechas completa el Mastership el ${day}.`,
    open: 'Inscríbase ahora y elija las fechas pendientes cuando se anuncien.',
    schedule: 'Ver el calendario del año',
  },
  independentTitle: 'Por\u00a0la\u00a0vía independiente',
  closing: {
    seats: [
      'Sin cupo',
      'Queda un cupo',
      'Quedan dos cupos',
      'Quedan tres cupos',
      'Quedan cuatro cupos',
      'Quedan cinco cupos',
      'Quedan seis cupos',
    ],
    seatsLeft: (left) => `Quedan ${left} cupos`,
    held: 'Su cupo queda apartado mientras paga.',
    toBeAnnounced: 'Fechas por anunciar. Inscríbase ahora y elija la suya después.',
    registerFor: (name) => `Inscribirse en el ${name}`,
    waitingList: 'Entrar a la lista de espera',
    ask: (name) => `Preguntar sobre el ${name}`,
    programs: pageNames,
    program: 'Una inscripción, todas las fechas',
    programText: 'El programa lo inscribe en todos sus cursos. Usted elige las fechas en su cuenta.',
    residency: '¿Qué casos quiere dominar?',
  },
  sampleDate: 'Fecha de muestra',
}
