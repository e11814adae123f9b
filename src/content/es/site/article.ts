import type { Copy } from '../../en/site/article.ts'
import { findArticle, headOf, textOf } from '../../pages/articles.ts'
import { clipTitles } from '../media/clip-titles.ts'
import { photoAltOf } from '../media/photo-alt.ts'
import { articleHeads } from './article-heads.ts'
import { articleTexts } from './articles.ts'

export const copy: Copy = {
  photoAltOf,
  meta: ({ slug }) => {
    const article = findArticle(slug)
    if (!article) return { title: 'Implantimes', description: '' }
    const { title, excerpt } = headOf(article, 'es', articleHeads)
    return { title, description: excerpt }
  },
  back: 'Implantimes',
  readingTime: (minutes) => `${minutes} min de lectura`,
  remember: 'Puntos clave',
  watch: 'Ver el video',
  next: 'Siga leyendo',
  readNext: 'Leer el artículo',
  sample:
    'Contenido didáctico de muestra, pendiente de aprobación de los docentes. No es un protocolo clínico.',
  headOf: (article) => headOf(article, 'es', articleHeads),
  textOf: (article) => textOf(article, 'es', articleTexts),
  clipTitles,
}
