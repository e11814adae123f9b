import { academy, city, place } from '../../academy.ts'
import type { RegionCity } from '../../pages/region-cities.ts'
import { alt } from '../media/alt.ts'

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

/** Sample content: the academy confirms what it does for travelers. */
export const copy = {
  meta: {
    title: 'Middle East & Africa',
    description: `For dentists from the Middle East and Africa: online sessions in your evening, hands-on clinical sessions in ${academy.address.city}, and help before you travel.`,
  },
  title: 'Middle East & Africa',
  alt: alt.palms,
  lead: `For dentists from the Middle East and Africa: online sessions in your evening, hands-on sessions in ${city}.`,
  clocks: {
    title: `When it’s morning in ${city}, it’s evening where you are`,
    at: (hour: string) =>
      `When an online session begins at ${hour} in ${city}, this is the time in each city.`,
    cities,
  },
  journey: {
    title: 'From registration to surgery',
    steps: [
      {
        title: 'Online, from home',
        text: `You study the four modules online with faculty guidance, and each has an in-person weekend in ${place}. Ask your questions live, or at any hour with the AI tools and their 24/7\u00a0Q/A.`,
      },
      {
        title: 'Before you travel',
        text: 'Once you are registered for a date, we’ll write you a letter of invitation for your visa or your employer. Please ask for it early: consulates take weeks.',
      },
      {
        title: `In ${city}`,
        text: 'A clinical takes six days. If a module weekend falls next to a clinical, you can combine both in one trip: ask us before you book.',
      },
      {
        title: 'Back in your practice',
        text: 'Lifetime support doesn’t end at the airport: send us your cases, and the faculty will answer.',
      },
    ] as readonly { title: string; text: string }[],
  },
  money: {
    title: 'Tuition and payment',
    text: 'Prices are in US dollars and the same for everyone. You pay by card when you register, and the same refund policy applies.',
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
