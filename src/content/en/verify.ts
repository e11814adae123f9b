import { missing } from './missing.ts'

export const copy = {
  meta: { title: 'Check a Certificate', description: 'Whether a certificate of the academy is genuine.' },
  title: 'Check a Certificate',
  loading: 'The certificate is being checked',
  failed: 'The certificate could not be checked.',
  tryAgain: 'Try again',
  valid: {
    title: 'This certificate is valid',
    text: (academy: string) => `${academy} issued it, and it remains valid.`,
  },
  revoked: {
    title: 'This certificate was revoked',
    text: 'It was issued, and is no longer valid.',
  },
  unknown: {
    title: 'No certificate has this code',
    text: 'Please compare it with the one on the paper. A code has three groups of four letters and digits.',
  },
  awardedTo: 'Awarded to',
  course: 'Course',
  hours: 'CE hours',
  completed: 'Completed on',
  code: 'Code',
  another: 'Check another code',
  missing: missing.code,
  check: 'Check',
}
export type Copy = typeof copy
