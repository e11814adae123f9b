import type { Copy } from '../en/resources.ts'
import { checklists } from './checklists.ts'
import { clipTitles } from './clip-titles.ts'
import { glossary } from './glossary.ts'

export const copy: Copy = {
  meta: {
    title: 'Recursos',
    description:
      'Para el consultorio: un glosario de implantología dental en español e inglés, listas para imprimir (selección del paciente, bandeja quirúrgica y después de la cirugía) y videos de formación por tema.',
  },
  title: 'Recursos',
  lead: 'Para el consultorio: listas para imprimir, palabras en dos idiomas y cada video por su tema.',
  sample:
    'Todo es contenido didáctico de muestra, pendiente de aprobación del profesorado; no es un protocolo clínico.',
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
    lists: checklists,
  },
  glossary: {
    title: 'Glosario',
    lead: (count) => `${count} términos, cada uno con su nombre en inglés.`,
    search: 'Buscar un término',
    found: (count) => (count === 1 ? '1 término' : `${count} términos`),
    none: 'No se encontró ningún término',
    otherLanguage: 'Inglés',
    meanings: glossary,
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
