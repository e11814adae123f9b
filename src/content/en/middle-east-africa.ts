import type { RegionCity } from '../region-cities.ts'

const cities: Record<RegionCity, string> = {
  dubai: 'Dubai',
  riyadh: 'Riyadh',
  amman: 'Amman',
  cairo: 'Cairo',
  nairobi: 'Nairobi',
  johannesburg: 'Johannesburg',
  lagos: 'Lagos',
  casablanca: 'Casablanca',
}

/** What the academy does for travelers is sample content, for the academy to confirm. */
export const copy = {
  meta: {
    title: 'Middle East & Africa',
    description:
      'For dentists from the Middle East and Africa: online sessions in your own evening, hands-on clinical sessions in Beverly Hills, and help before you travel.',
  },
  title: 'Middle East & Africa',
  lead: 'For dentists from the Middle East and Africa: online sessions in your own evening, hands-on sessions in Beverly Hills.',
  clocks: {
    title: 'Morning in Beverly Hills is evening with you',
    at: (hour: string) => `When an online session begins at ${hour} in Beverly Hills, it is`,
    cities,
  },
  journey: {
    title: 'From registration to surgery',
    steps: [
      {
        title: 'Online, from home',
        text: 'Modules 1 to 4 are faculty-guided and followed online, and each has an in-person weekend in Beverly Hills, CA. You ask your questions live, or at any hour with the AI tools and their 24/7 Q/A.',
      },
      {
        title: 'Before you travel',
        text: 'Once you are registered for a date we write you a letter of invitation, for your visa or your employer. Please ask for it early: consulates take weeks.',
      },
      {
        title: 'In Beverly Hills',
        text: 'A clinical takes six days. Where a module weekend falls next to a clinical, one trip can serve for both: ask us before you book.',
      },
      {
        title: 'Back in your practice',
        text: 'Lifetime support does not end at the airport: send us your cases, and the faculty answers.',
      },
    ] as readonly { title: string; text: string }[],
  },
  money: {
    title: 'Tuition and payment',
    text: 'Prices are in US dollars and the same for everyone. You pay by card when you register; the refund policy is the same as for every other registrant.',
    courses: 'Courses & Awards',
  },
  closing: {
    title: 'Write to us before you book a flight',
    text: 'Tell us where you are and which course you have in mind.',
    button: 'Contact Us',
    register: 'Register',
  },
}
export type Copy = typeof copy
