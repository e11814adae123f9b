import { partsOf } from '#domain/dates/day-parts.ts'
import { dayOf, zone } from '#domain/dates/days.ts'
import { classroomMenu } from '../../classroom/classroom-menu.ts'
import type { LearnWords } from '../../en/classroom/learn-words.ts'
import { months } from '../courses/dates.ts'

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']

export const learnWords: LearnWords = {
  menu: classroomMenu({
    classroom: 'Aula',
    courses: 'Mis cursos',
    live: 'Sesiones en vivo',
    notes: 'Notas',
    certificates: 'Certificados',
    back: 'Volver al sitio',
  }),
  classroom: 'Aula',
  loading: 'El aula se está cargando',
  failed: 'No se pudo cargar el aula.',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
  unknown: {
    title: 'No está en su aula',
    text: 'Esta página es de un curso que no está en su cuenta, o cambió de lugar.',
    link: 'Mis cursos',
  },
  offline: 'No hay conexión. Esto es lo último que se cargó en este dispositivo.',
  preview: {
    text: 'Vista previa del personal. Las marcas, notas y respuestas no se guardan.',
    closed: 'No está en la vista previa',
    closedText:
      'Los exámenes y las listas de una persona necesitan una inscripción. Las preguntas están en la oficina, en Classroom.',
  },
  outbox: {
    saved: (time) => `Guardado ${time}`,
    sending: 'Guardando…',
    device: 'Guardado en este dispositivo',
  },
  sample: 'Lecciones de muestra, a la espera de la aprobación docente. No son protocolos clínicos.',
  waits: {
    title: 'Esta lección espera',
    text: 'Un pago de su plan está vencido. Las lecciones que no ha empezado se abren cuando esté pagado.',
    link: 'Pagar ahora',
  },
  minutes: (minutes) => `${minutes} min`,
  lessonsOf: (done, of) => `${done} de ${of} lecciones`,
  lesson: (course, number) => `${course}, lección ${number}`,
  duration(minutes) {
    if (minutes < 60) return `${minutes} min`
    return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
  },
  ceHours: (hours) => `${hours} horas CE`,
  percentSign: '\u00a0%',
  losAngeles: 'Los\u00a0Ángeles',
  time(instant, timeZone) {
    const format = {
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(timeZone && { timeZone }),
    } as const
    return new Intl.DateTimeFormat('es-MX', format).format(instant)
  },
  whereYouAre: (time) => `${time} donde usted está`,
  zone,
  dayParts(instant) {
    const day = dayOf(instant)
    const { month, date } = partsOf(day)
    const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
    return { before: weekday, number: String(date), after: `de ${months[month]}` }
  },
  dateParts(day) {
    const { year, month, date } = partsOf(day)
    return { before: '', number: String(date), after: `de ${months[month]} de ${year}` }
  },
  weekday: (instant) => new Intl.DateTimeFormat('es-MX', { weekday: 'long', timeZone: zone }).format(instant),
  inDays(days) {
    if (days <= 0) return 'hoy'
    return days === 1 ? 'mañana' : `en ${days} días`
  },
  live: {
    none: 'Por ahora no hay una sesión en vivo programada.',
    speaker: (speaker, minutes) => `${speaker}. ${minutes} minutos, con preguntas.`,
    door: (time) =>
      `La puerta se abre aquí a las ${time}. Si no puede venir, la grabación está aquí al día siguiente.`,
    opens: (time) => `Se abre a las ${time}`,
    toCalendar: 'Agregar al calendario',
    join: 'Entrar ahora',
    watch: 'Ver la grabación',
    recordingLater: 'Grabación al día siguiente',
    there: 'Usted participó',
    ask: 'Enviar una pregunta antes',
    failed: 'No se pudo abrir la puerta. Inténtelo de nuevo o llámenos.',
  },
}
