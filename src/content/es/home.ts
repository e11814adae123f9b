import type { Copy } from '../en/home.ts'
export const copy: Copy = {
  meta: { title: 'Beverly Hills Implant Academy', description: 'Formación de posgrado en implantes.' },
}
