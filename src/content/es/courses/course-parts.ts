import type { CourseCases, CourseParts } from '../../en/courses/course-parts.ts'

// Contenido de muestra: los docentes lo aprueban antes de publicarlo.

export const courseParts: CourseParts = {
  figures: {
    days: (days) => `${days === 1 ? 'día' : 'días'} en la mesa de trabajo`,
    hours: 'horas CE, todas prácticas',
    seats: 'cupos por fecha, nunca más',
  },
  before: {
    title: 'Antes de venir',
    license: {
      name: 'Licencia',
      value:
        'Una licencia odontológica vigente, de cualquier estado o país. La cirugía en pacientes sigue las normas de California para odontólogos visitantes: pregúntenos qué le permite la suya.',
    },
    level: {
      name: 'Nivel',
      fellowship: 'Se requiere el nivel Fellowship.',
      all: 'Todos los niveles de experiencia. Los módulos le preparan.',
    },
    equipment: { name: 'Traiga', value: 'Sus lupas, si las usa. Todo lo demás está en la mesa.' },
    sample: 'Texto de muestra. Los docentes lo confirman.',
  },
  casePlan: {
    title: 'El caso que va a planificar',
    site: 'Posición',
    plan: 'Primer plan',
    canal: 'Hasta el canal',
    note: 'Un caso didáctico creado para el curso. No se muestra ningún paciente.',
  },
}

export const courseCases: CourseCases = {
  module1: {
    text: 'Cuatro brechas cicatrizadas en una misma boca. El plan del 36 es el ejemplo; el 46 es suyo: diámetro, longitud y profundidad.',
    site: '46',
    plan: 'Ø\u00a04.8\u00a0×\u00a011.5\u00a0mm',
    canal: '5.2\u00a0mm',
  },
  module2: {
    text: 'Primer molar inferior, una raíz fracturada, un tabique entre dos alvéolos. Usted decide: ¿de inmediato o en cuatro meses?',
    site: '36',
    plan: 'Ø\u00a04.3\u00a0×\u00a011.5\u00a0mm',
    canal: '5.9\u00a0mm',
  },
}
