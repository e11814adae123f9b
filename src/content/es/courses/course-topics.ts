import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { CourseTopics } from '../../courses/course-texts.ts'

export const courseTopics: Record<CourseId, CourseTopics> = {
  module1: {
    summary: 'De la primera consulta a la primera corona: el implante unitario en un sitio cicatrizado.',
    covers: [
      'Selección del paciente e historia clínica',
      'Radiografías y CBCT, leídas paso a paso',
      'Colgajo, osteotomía y secuencia de fresado',
      'Impresión, pilar y corona',
    ],
  },
  module2: {
    summary: 'Extracción, implante e injerto en una sola visita, y cómo saber cuándo esperar.',
    covers: [
      'Extracción atraumática y tipos de alvéolo',
      'Colocación inmediata y provisionales',
      'Regeneración ósea guiada',
      'La zona estética y el perfil de emergencia',
    ],
  },
  module3: {
    summary: 'Por qué fracasan los casos y qué se puede rescatar todavía.',
    covers: [
      'Mucositis periimplantaria y periimplantitis',
      'Fracturas de tornillo, pilar e implante',
      'Complicaciones nerviosas, sinusales y hemorrágicas',
      'Retirar un implante y empezar de nuevo',
    ],
  },
  module4: {
    summary: 'La arcada completa como un solo plan, del registro oclusal a la prótesis definitiva.',
    covers: [
      'Registros, dimensión vertical y planificación digital',
      'Implantes rectos e inclinados, pilares multiunidad',
      'Conversión a un provisional fijo',
      'Materiales, ajuste pasivo y mantenimiento',
    ],
  },
  clinical1: {
    summary: 'Seis días de práctica: primero en modelos, después cirugía con los docentes a su lado.',
    covers: [
      'Sutura y diseño de colgajos en modelos',
      'Implantes unitarios y múltiples',
      'Injerto alveolar y membranas',
      'Cirugía guiada, del plan al casquillo',
    ],
  },
  clinical2: {
    summary: 'Seis días de cirugía avanzada. Se requiere el nivel Fellowship.',
    covers: [
      'Elevación de seno, transcrestal y lateral',
      'Aumento de cresta e injertos en bloque',
      'Cirugía de arcada completa con carga inmediata',
      'Manejo de complicaciones en el momento',
    ],
  },
}
