import type { Copy } from '../../en/site/resources.ts'
import { checklistsIn } from '../../pages/checklists.ts'
import { glossaryIn } from '../../pages/glossary.ts'
import { clipTitles } from '../media/clip-titles.ts'
import { checklists } from './checklists.ts'
import { glossary } from './glossary.ts'

export const copy: Copy = {
  meta: {
    title: 'Recursos',
    description:
      'Para el consultorio: un glosario de implantología dental en español e inglés, listas para imprimir y videos de capacitación por tema.',
  },
  title: 'Recursos',
  lead: 'Para el consultorio: listas para imprimir, un glosario en español e inglés y videos de capacitación por tema.',
  sample:
    'Esta página es contenido didáctico de muestra, pendiente de aprobación de los docentes. No es un protocolo clínico.',
  contents: {
    label: 'En esta página',
    checklists: 'Listas de verificación',
    glossary: 'Glosario',
    clips: 'Videos por tema',
  },
  checklists: {
    title: 'Listas de verificación',
    print: 'Imprimir',
    printNamed: (title) => `Imprimir: ${title}`,
    lists: () => checklistsIn('es', checklists),
  },
  glossary: {
    title: 'Glosario',
    lead: (count) => `${count} términos, cada uno con su nombre en inglés.`,
    search: 'Buscar un término',
    found: (count) => (count === 1 ? '1 término' : `${count} términos`),
    none: 'No se encontraron términos',
    otherLanguage: 'Inglés',
    letters: 'Glosario por letra',
    terms: () => glossaryIn('es', glossary),
  },
  clips: {
    title: 'Videos por tema',
    topics: {
      planning: 'Planificación',
      surgery: 'Cirugía',
      grafting: 'Injertos',
      restoration: 'Restauración',
      maintenance: 'Cicatrización y mantenimiento',
    },
    titles: clipTitles,
  },
}
