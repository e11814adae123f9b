import type { Copy } from '../en/faculty.ts'
import { facultyFields } from './faculty-fields.ts'

export const copy: Copy = {
  meta: {
    title: 'Profesorado',
    description:
      'Doce clínicos y técnicos enseñan en la academia: cirugía de implantes, prostodoncia, periodoncia, injertos, cirugía guiada, CBCT y laboratorio.',
  },
  title: 'Profesorado',
  lead: 'Doce clínicos y técnicos. Guían los módulos en línea y están a su lado en los clínicos.',
  fields: facultyFields,
  closing: {
    title: 'Seis plazas en cada fecha',
    text: 'Para que el profesorado pueda atender a cada participante.',
    button: 'Conozca nuestros cursos',
  },
}
