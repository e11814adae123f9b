import type { Copy } from '../../en/classroom/learn-lesson.ts'
import { clipTitles } from '../media/clip-titles.ts'
import { cues } from '../media/cues.ts'
import { learnWords } from './learn-words.ts'

export const copy: Copy = {
  meta: {
    title: 'Aula: lección',
    description: 'Una lección con su video, su texto, su lista y sus notas.',
  },
  ...learnWords,
  header: {
    label: 'Lugar en el curso',
    unit: (number) => `Unidad ${number}`,
    place: (lesson, of, unit) => `${lesson} de ${of} en la unidad ${unit}`,
    all: 'Todas las lecciones',
  },
  number: (number, minutes) => `Lección ${number}, ${minutes} minutos`,
  film: {
    play: 'Reproducir',
    pause: 'Pausar',
    position: 'Posición en el video',
    time: (current, length) => `${current} de ${length}`,
    steps: 'Pasos',
    failed: 'No se pudo cargar el video. Inténtelo de nuevo.',
    offline: 'El video necesita conexión. El texto de abajo está en este dispositivo.',
    playClip: (title) => `Reproducir: ${title}`,
    captions: { en: 'English', es: 'Español' },
    captionsLabel: 'Subtítulos',
    captionsOff: 'No',
    speed: 'Velocidad',
    half: 'velocidad media',
    full: 'velocidad normal',
    loop: 'Repetir paso',
  },
  clipTitles,
  cues,
  figure: (number) => `Figura ${number}.`,
  checklist: 'Antes de seguir',
  downloads: {
    title: 'Descargas',
    size: (name: string, kilobytes: number) => `${name}, ${kilobytes} kB`,
  },
  notes: {
    title: 'Mis notas',
    write: 'Escriba aquí…',
    label: 'Nota nueva',
    at: (time) => `Nota en ${time} del video`,
    about: 'Nota sobre el texto',
    toFilm: (time) => `Ir a ${time} en el video`,
    hint: 'Solo usted las ve. Se quedan en su cuenta después del curso.',
    filmHint: 'Con el video abierto, una nota lleva su tiempo.',
  },
  question: {
    title: '¿Una pregunta sobre esta lección?',
    text: 'La academia responde con sus propias páginas, o la pasa a los docentes.',
    ask: 'Preguntar a la academia',
  },
  bar: {
    label: 'Lecciones',
    previous: 'Anterior',
    next: 'Siguiente',
    nextIn: (minutes) => `Siguiente, ${minutes} min`,
    mark: 'Marcar como hecha',
    marked: 'Hecha. Deshacer',
    done: 'Marcada como hecha.',
    undone: 'Ya no está marcada como hecha.',
    unread: {
      film: 'El certificado cuenta esta lección cuando se abrió cada sección y se vio el video.',
      text: 'El certificado cuenta esta lección cuando se abrió cada sección.',
    },
    toTest: 'Al curso y su examen',
  },
}
