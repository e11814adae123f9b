import type { UnitText } from '../../../lesson-types.ts'

export const unit2: UnitText = {
  title: 'Tratar los tejidos',
  lessons: [
    {
      slug: 'cleaning-the-surface',
      title: 'Limpiar la superficie: qué sirve en titanio',
      minutes: 10,
      body: '',
    },
    {
      slug: 'surgical-access',
      title: 'Acceso quirúrgico y forma del defecto',
      minutes: 10,
      body: '',
    },
    {
      slug: 'rebuilding-soft-tissue',
      title: 'Reconstruir el tejido blando',
      minutes: 9,
      body: '',
    },
  ],
}
