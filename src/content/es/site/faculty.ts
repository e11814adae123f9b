import type { Copy } from '../../en/site/faculty.ts'
import { alt } from '../media/alt.ts'
import { facultyField } from './faculty-fields.ts'

export const copy: Copy = {
  meta: {
    title: 'Docentes',
    description:
      'Doce especialistas y técnicos enseñan cirugía de implantes, prostodoncia, periodoncia, injertos, cirugía guiada, CBCT y laboratorio.',
  },
  title: 'Docentes',
  alt: alt.handson,
  lead: 'Doce especialistas y técnicos. Guían los módulos en línea y trabajan a su lado en los cursos clínicos.',
  fieldOf: facultyField,
  closing: {
    title: 'Seis cupos en\u00a0cada fecha',
    text: 'En grupos pequeños, los docentes tienen tiempo para cada participante.',
    button: 'Conozca nuestros cursos',
  },
}
