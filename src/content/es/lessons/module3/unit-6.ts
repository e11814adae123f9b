import type { UnitText } from '../../../lesson-types.ts'

export const unit6: UnitText = {
  title: 'Retirar y empezar de nuevo',
  lessons: [
    {
      slug: 'failing-or-failed',
      title: 'En riesgo o perdido',
      minutes: 9,
      film: 'osseointegration',
      body: '',
    },
    {
      slug: 'removing-an-implant',
      title: 'Retirar un implante y conservar el hueso',
      minutes: 10,
      body: '',
    },
    {
      slug: 'healing-the-site',
      title: 'Cicatrizar y reconstruir el sitio',
      minutes: 9,
      film: 'gbr',
      body: '',
    },
    {
      slug: 'the-second-attempt',
      title: 'El segundo intento, y la conversación previa',
      minutes: 9,
      body: '',
    },
  ],
}
