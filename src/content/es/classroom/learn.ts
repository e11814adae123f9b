import type { Copy } from '../../en/classroom/learn.ts'
import { copy as ofCourse } from './learn-course.ts'
import { copy as ofTest } from './learn-test.ts'
import { learnWords } from './learn-words.ts'

export const copy: Copy = {
  meta: {
    title: 'Aula',
    description: 'Sus cursos con su avance, la próxima lección y la próxima sesión en vivo.',
  },
  ...learnWords,
  ofCourse,
  ofTest,
  greetings: {
    morning: (name) => `Buenos días, ${name}`,
    afternoon: (name) => `Buenas tardes, ${name}`,
    evening: (name) => `Buenas noches, ${name}`,
  },
  leads: {
    weekend: (weeks, lessons, city) =>
      `${weeks === 1 ? 'Falta una semana' : `Faltan ${weeks} semanas`} para su fin de semana en ${city}. Con ${lessons === 1 ? 'una lección' : `${lessons} lecciones`} por semana llega con todo hecho.`,
    ready: (city) => `Todas las lecciones previas a su fin de semana en ${city} están hechas.`,
    open: 'Sus lecciones, sus notas y las respuestas de los docentes siguen abiertas para usted.',
  },
  stopped: (lesson, time) => `${lesson}. Se detuvo en ${time}`,
  continue: 'Continuar la lección',
  begin: 'Empezar la lección',
  allOf: (course) => `Todo el ${course}`,
  liveTitle: 'Próxima sesión en vivo',
  coursesTitle: 'Mis cursos',
  empty: 'Todavía no hay cursos',
  toCourses: 'Ver los cursos',
  row: {
    open: 'Abrir',
    chooseDate: 'Elegir una fecha',
    certificate: 'Certificado',
    weekend: (days) => `Fin de semana ${days}`,
    days: (days, city) => `En ${city} ${days}`,
    noDate: 'Todavía sin fecha',
    preparation: 'Fecha y preparación',
    noLessons: 'Las lecciones están en preparación',
    completed: (day) => `Completado el ${day}`,
  },
  fellowship: {
    title: 'Examen del Fellowship',
    text: (questions, minutes, pass) =>
      `${questions} preguntas en ${minutes} minutos. Se aprueba con ${pass}\u00a0%.`,
    open: 'Abrir el examen',
  },
  next: {
    title: 'Lo que sigue',
    by: (day) => `antes del ${day}`,
    from: (day) => `desde el ${day}`,
    now: 'ahora',
    open: 'Abrir',
    lesson: (left) => (left === 1 ? 'La última lección abierta' : `Hay ${left} lecciones abiertas`),
    certificate: (course) => `Ver qué falta para el certificado del ${course}`,
    certificateNote: 'Todas las lecciones están marcadas como hechas.',
    date: (course) => `Elegir una fecha para el ${course}`,
    dateNote: 'Su cupo la espera.',
    test: 'Tomar el examen del Fellowship',
    live: (title) => `Participar en: ${title}`,
    nothing: 'No hay nada abierto. Sus cursos se quedan aquí.',
  },
  notes: {
    title: 'Notas',
    lead: 'Todo lo que escribió, lo más nuevo primero. Solo usted lo ve.',
    none: 'Todavía no hay notas',
    inLesson: 'Abrir la lección',
  },
}
