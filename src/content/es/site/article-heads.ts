import type { ArticleHeads } from '../../pages/articles.ts'

export const articleHeads: ArticleHeads = {
  'reading-bone-before-you-drill': {
    title: 'Leer el hueso antes de fresar',
    excerpt:
      'Ancho, altura, densidad y lo que hay debajo: cuatro preguntas para cada tomografía, siempre en el mismo orden.',
  },
  'immediate-or-delayed': {
    title: '¿Inmediato o diferido?',
    excerpt:
      'Un implante en el alvéolo fresco ahorra meses, si el alvéolo lo permite. Cómo saberlo, antes y después de la extracción.',
  },
  'torque-preload-and-the-loose-screw': {
    title: 'Torque, precarga y el tornillo flojo',
    excerpt:
      'Un tornillo sujeta porque se estira, no porque gira. Casi todo aflojamiento empieza el día en que se aprieta.',
  },
  'the-first-twelve-weeks': {
    title: 'Las primeras doce semanas',
    excerpt:
      'Entre la cirugía y la corona, un implante pierde una estabilidad y gana otra. Qué ocurre, semana a semana.',
  },
}
