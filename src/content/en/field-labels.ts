/** Labels by API field name. Forms and error messages use the same label for a field. */
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
