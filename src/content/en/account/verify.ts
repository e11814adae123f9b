import { missing } from '../missing.ts'

export const copy = {
  meta: {
    title: 'Verify a Certificate',
    description: 'Check whether a certificate of the academy is genuine.',
  },
  title: 'Verify a\u00a0Certificate',
  loading: 'Verifying the certificate',
  failed: 'The certificate couldn’t be verified.',
  tryAgain: 'Try again',
  valid: {
    title: 'This certificate is valid',
    text: (academy: string) => `It was issued by ${academy}.`,
  },
  revoked: {
    title: 'This certificate was revoked',
    text: 'It is no longer valid.',
  },
  unknown: {
    title: 'We couldn’t find this certificate',
    text: 'Please compare the code with the one on the certificate. A code has three groups of four letters and digits.',
  },
  awardedTo: 'Awarded to',
  course: 'Course',
  hours: 'CE hours',
  completed: 'Completed on',
  code: 'Code',
  another: 'Verify another certificate',
  missing: missing.code,
  check: 'Verify',
}
export type Copy = typeof copy
