import type { CourseUnits } from '../../en/courses/course-units.ts'

export const courseUnits: CourseUnits = {
  module1: [
    { title: 'Qué es un implante', lessons: 3 },
    { title: 'El paciente', lessons: 4 },
    { title: 'La imagen y el plan', lessons: 3 },
    { title: 'La cirugía', lessons: 4 },
    { title: 'La cicatrización', lessons: 3 },
    { title: 'La corona', lessons: 5 },
  ],
  module2: [
    { title: 'La decisión', lessons: 4 },
    { title: 'La extracción', lessons: 3 },
    { title: 'El implante en el alvéolo', lessons: 4 },
    { title: 'La regeneración', lessons: 5 },
    { title: 'La zona estética', lessons: 3 },
    { title: 'El provisional y la corona', lessons: 3 },
  ],
  module3: [
    { title: 'Encontrarlo a tiempo', lessons: 4 },
    { title: 'Tratar los tejidos', lessons: 3 },
    { title: 'Los componentes', lessons: 4 },
    { title: 'Carga y ajuste', lessons: 3 },
    { title: 'Nervio, seno y sangrado', lessons: 4 },
    { title: 'Retirar y empezar de nuevo', lessons: 4 },
  ],
  module4: [
    { title: 'El plan como un solo caso', lessons: 4 },
    { title: 'Planificar en la pantalla', lessons: 4 },
    { title: 'La cirugía', lessons: 4 },
    { title: 'El provisional', lessons: 3 },
    { title: 'La prótesis', lessons: 4 },
    { title: 'Entrega y mantenimiento', lessons: 3 },
  ],
}
