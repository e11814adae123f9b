import type { Copy } from '../../en/site/catalog.ts'
import { clips } from '../../media/clips.ts'
import { headOf } from '../../pages/articles.ts'
import { clipTitles } from '../media/clip-titles.ts'
import { cues } from '../media/cues.ts'
import { articleHeads } from './article-heads.ts'

export const copy: Copy = {
  meta: {
    title: 'Implantimes',
    description:
      'Dieciséis videos breves sobre implantes dentales, con subtítulos en cada paso, y artículos sobre colocación, injertos, arcada completa y mantenimiento.',
  },
  title: 'Implantimes',
  lead: 'Dieciséis videos de capacitación de unos segundos cada uno, con subtítulos en cada paso en español y en inglés.',
  player: {
    play: 'Reproducir',
    pause: 'Pausa',
    playing: 'En curso',
    position: 'Posición en el video',
    time: (current, length) => `${current} de ${length}`,
    steps: 'Pasos',
    failed: 'No se pudo cargar el video. Inténtelo de nuevo.',
    playClip: (title) => `Reproducir: ${title}`,
    half: 'Media velocidad',
    next: (title) => `Siguiente: ${title}`,
    fullScreen: 'Pantalla completa',
    toSteps: 'Paso a paso',
    captions: { en: 'English', es: 'Español' },
  },
  videosTitle: 'Todos los videos',
  articlesTitle: 'Artículos',
  articlesLead: 'De unos minutos cada uno, buena lectura para la noche anterior a la cirugía.',
  readingTime: (minutes) => `${minutes} min`,
  sample:
    'Los videos y artículos son contenido didáctico de muestra, pendiente de aprobación de los docentes. No son protocolos clínicos.',
  videoDescription: (title) =>
    `${title}: uno de ${clips.length} videos de capacitación en implantes dentales, paso a paso.`,
  clipTitles,
  cues,
  headOf: (article) => headOf(article, 'es', articleHeads),
}
