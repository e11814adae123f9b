/** By the API's name of a field: a form and the refusal of what was typed there call it the same. */
export const fieldLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  agdNumber: 'AGD member number',
  licenseNumber: 'License number',
  licenseState: 'State or country of the license',
  billingName: 'Billed to',
  billingAddress: 'Address',
  taxId: 'Tax ID',
  provider: 'Provider',
  kind: 'Format',
  hours: 'Hours',
  earnedOn: 'Completed on',
  summary: 'Findings, treatment and outcome',
  treatedOn: 'Treated on',
}
export type FieldLabels = typeof fieldLabels
