import type { FieldLabels } from '../en/field-labels.ts'

export const fieldLabels: FieldLabels = {
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Celular',
  message: 'Mensaje',
  agdNumber: 'Número de miembro de la AGD',
  licenseNumber: 'Número de licencia',
  licenseState: 'Estado o país de la licencia',
  billingName: 'Facturado a',
  billingAddress: 'Dirección',
  taxId: 'Identificación fiscal',
  provider: 'Proveedor',
  kind: 'Modalidad',
  hours: 'Horas',
  earnedOn: 'Completado el',
  summary: 'Hallazgos, tratamiento y resultado',
  treatedOn: 'Tratado el',
}
