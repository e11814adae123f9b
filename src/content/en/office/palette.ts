// What the palette offers on every screen. It opens pages and dialogs, and never acts by itself.
import type { OfficeToday } from '#contract/office/today.ts'
import type { Permission } from '#domain/people/office-roles.ts'

type Offer = {
  label: string
  to: string
  permission?: Permission
  /** How many wait, from the rail's counts. */
  count?: keyof OfficeToday['counts']
}

export const offers: Record<'do' | 'go', readonly Offer[]> = {
  do: [
    { label: 'Export for accounting…', to: '/money?do=export', permission: 'accounting' },
    { label: 'Choose the days of the money…', to: '/money?do=filter' },
    { label: 'Send a failed refund again', to: '/money?tab=refunds', permission: 'refund' },
    { label: 'Answer a dispute', to: '/money?tab=disputes' },
    { label: 'Follow up who did not finish', to: '/money?tab=unfinished' },
    { label: 'New registration by phone', to: '/offers', permission: 'offers' },
    { label: 'Confirm a wire or check', to: '/offers', permission: 'approve' },
    { label: 'Add a date', to: '/dates', permission: 'dates' },
    { label: 'Review cases and hours', to: '/awards', permission: 'awards', count: 'awards' },
    { label: 'Answer a question', to: '/emails?view=questions', permission: 'dates', count: 'questions' },
    {
      label: 'Correct an address of an email',
      to: '/emails?view=given-up',
      permission: 'dates',
      count: 'emails',
    },
    { label: 'Invite a staff member', to: '/staff', permission: 'staff' },
    { label: 'Add a way to sign in', to: '/you' },
  ],
  go: [
    { label: 'Money, open refunds', to: '/money?tab=refunds' },
    { label: 'Money, disputes', to: '/money?tab=disputes' },
    { label: 'Money, installments due', to: '/money?tab=installments' },
    { label: 'Money, credit', to: '/money?tab=credit' },
    { label: 'Money, not finished', to: '/money?tab=unfinished' },
    { label: 'Emails, given up', to: '/emails?view=given-up' },
    { label: 'Emails, questions', to: '/emails?view=questions' },
  ],
}

export const waitingNote = (count: number) => `${count} ${count === 1 ? 'waits' : 'wait'}`

/** 'refund duv' offers the dialog of each registration that matches 'duv'. */
export const verbs = [
  { word: 'refund', permission: 'refund', label: (name: string) => `Refund ${name}…` },
  { word: 'move', permission: 'dates', label: (name: string) => `Move ${name} to another date…` },
  { word: 'resend', permission: 'dates', label: (name: string) => `Resend the emails of ${name}…` },
  { word: 'address', permission: 'dates', label: (name: string) => `Correct the address of ${name}…` },
  { word: 'name', permission: 'dates', label: (name: string) => `Correct the name of ${name}…` },
] as const satisfies readonly { word: string; permission: Permission; label: (name: string) => string }[]
