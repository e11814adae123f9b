export const copy = {
  meta: {
    title: 'The year ahead: all course dates',
    description:
      'Every course date of the next twelve months in Beverly Hills, with free seats, early prices and refund days, and the dates that complete a program.',
  },
  title: 'The year ahead',
  lead: 'Every date that can be booked, with the seats still free.',
}
export type Copy = typeof copy
