import type { Copy } from '../../en/classroom/learn-test.ts'
import { learnWords } from './learn-words.ts'

export const copy: Copy = {
  ...learnWords,
  names: {
    module: (course) => `Examen del ${course}`,
    fellowship: 'Examen del Fellowship',
  },
  intro: {
    rules: (questions, minutes, pass) =>
      `${questions} preguntas en ${minutes} minutos. Se aprueba con ${pass}\u00a0%.`,
    extra: (minutes) => `Su tiempo incluye ${minutes} minutos adicionales.`,
    stay: 'Puede detenerse y volver: el reloj de la academia sigue, sus respuestas se quedan.',
    retakes: (left) =>
      left === 1 ? 'Después le queda una repetición.' : `Después le quedan ${left} repeticiones.`,
    begin: 'Empezar el examen',
    resume: 'Continuar el examen',
    back: 'Volver al curso',
    result: 'Ver el último resultado',
    needed: 'para aprobar',
    reached: 'su resultado',
  },
  closed: {
    lessons: (left) =>
      left === 1
        ? 'El examen se abre después de una lección más.'
        : `El examen se abre después de ${left} lecciones más.`,
    wait: (day) => `El examen se abre para usted el ${day}.`,
    'hours-needed': (hours) => `El examen se abre con ${hours} horas CE más.`,
    passed: (score) => `Aprobó con ${score}\u00a0%. Aquí no queda nada por hacer.`,
  },
  header: {
    saved: (time) => `Todo guardado, ${time}`,
    allSaved: 'Todo guardado',
    unsaved: 'Todavía no guardado',
    device: 'Guardado en este dispositivo',
    timeLeft: 'Tiempo restante',
    leave: 'Salir y volver',
  },
  minutesLeft: (minutes) => (minutes === 1 ? 'Queda un minuto.' : `Quedan ${minutes} minutos.`),
  of: (of) => `de ${of}`,
  heading: (number, of) => `Pregunta ${number} de ${of}`,
  options: 'Respuestas',
  enlarge: 'Ampliar',
  flag: 'Marcar',
  flagged: 'Marcada',
  previous: 'Anterior',
  next: 'Siguiente',
  overview: {
    title: 'Resumen',
    answered: (count) => (count === 1 ? '1 respondida' : `${count} respondidas`),
    flagged: (count) => (count === 1 ? '1 marcada' : `${count} marcadas`),
    open: (count) => (count === 1 ? '1 abierta' : `${count} abiertas`),
    question: (number, answered, flagged) =>
      `Pregunta ${number}, ${answered ? 'respondida' : 'abierta'}${flagged ? ', marcada' : ''}`,
    hint: 'Puede cambiar cada respuesta hasta entregar o hasta que termine el tiempo. Si se corta la conexión, el examen guarda sus respuestas en este dispositivo y las envía cuando vuelva; cuenta el reloj de la academia.',
  },
  handIn: {
    button: 'Entregar',
    title: '¿Entregar el examen?',
    all: 'Todas las preguntas están respondidas.',
    open: (numbers) =>
      numbers.length === 1
        ? `La pregunta ${numbers[0]} está abierta. Cuenta como incorrecta.`
        : `Las preguntas ${listed(numbers)} están abiertas. Cuentan como incorrectas.`,
    last: 'Después no se puede cambiar ninguna respuesta.',
    confirm: 'Entregar ahora',
    back: 'Volver al examen',
    failed: 'El examen todavía no se entregó. Sus respuestas están guardadas. Inténtelo de nuevo.',
  },
  otherWindow: {
    text: 'Este examen está abierto en otra ventana. Aquí solo puede leerlo.',
    here: 'Continuar aquí',
  },
  over: 'Se acabó el tiempo. Cuentan sus respuestas guardadas; el resultado se está cargando.',
  result: {
    passed: (name) => `Aprobado, ${name}`,
    notYet: (name) => `Todavía no, ${name}`,
    right: (right, of) => `${right} de ${of} respuestas fueron correctas.`,
    more: (more) => (more === 1 ? 'Con una más habría aprobado.' : `Con ${more} más habría aprobado.`),
    waits: (day) => `No se pierde nada: el examen lo espera desde el ${day}.`,
    now: 'No se pierde nada: puede tomarlo otra vez.',
    hours: (hours) => `El próximo intento necesita ${hours} horas CE más.`,
    byDeadline: 'El tiempo terminó, y cuentan las respuestas guardadas hasta entonces.',
    done: 'No tiene que repetir el examen.',
    needed: 'se necesita',
    topics: 'Por tema',
    of: (of) => `de ${of}`,
    solid: 'Sólido',
    again: 'Leer otra vez',
    readTitle: 'Lea esto otra vez',
    read: (course, number, minutes) => `${course}, lección ${number}, ${minutes} min`,
    open: 'Abrir',
    nextFrom: 'Próximo intento desde el',
    attempt: (day, score) => `${day}, ${score}\u00a0%`,
    attemptNext: (day) => `desde el ${day}`,
    attemptOpen: 'ahora',
    attemptLater: 'después',
    retakes: (left) =>
      left === 1
        ? 'Queda una repetición. Después hacen falta 50 horas CE más.'
        : `Quedan ${left} repeticiones, una por mes. Después de la última hacen falta 50 horas CE más.`,
    start: 'Empezar a leer',
    take: 'Tomar el examen otra vez',
    course: 'Volver al curso',
    review: 'Todas las preguntas',
    yours: 'Su respuesta',
    rightAnswer: 'Respuesta correcta',
    none: 'Sin respuesta',
    reviewRight: 'Correcta',
    reviewWrong: 'No correcta',
    noneYet: 'Todavía no se entregó ningún examen.',
  },
}

/** '9, 18 y 19' */
function listed(numbers: readonly number[]): string {
  return `${numbers.slice(0, -1).join(', ')} y ${numbers.at(-1)}`
}
