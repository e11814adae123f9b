import type { UnitText } from '../../../lesson-types.ts'

export const unit2: UnitText = {
  title: 'Treating the tissue',
  lessons: [
    {
      slug: 'cleaning-the-surface',
      title: 'Cleaning the surface: what works on titanium',
      minutes: 10,
      body: '',
    },
    {
      slug: 'surgical-access',
      title: 'Surgical access and the shape of the defect',
      minutes: 10,
      body: '',
    },
    {
      slug: 'rebuilding-soft-tissue',
      title: 'Rebuilding the soft tissue',
      minutes: 9,
      body: '',
    },
  ],
}
