import type { FacultyInitials } from '../../pages/faculty-members.ts'

export type FacultyBiography = {
  lead: string
  quote: string
  biography: readonly string[]
  /** In the order of the years in faculty-pages.ts. */
  publications: readonly [string, string, string]
  /** What the plate shows. */
  plate: string
}

// Sample biographies: the people, the facts, the quotations and the publications are invented.
export const facultyBiographies: Record<FacultyInitials, FacultyBiography> = {
  AR: {
    lead: 'Teaches the first implant: the healed site, the drill, the seat and the first crown.',
    quote: 'The first implant decides how calm the second one is.',
    biography: [
      'Amara Redfern has limited her practice to implant surgery for twenty years. She plans every case on the model before she opens the kit.',
      'At the academy she leads the first weekend of Module 1 and the table work of Clinical 1. She answers graduates’ questions on the first Monday of each month.',
    ],
    publications: [
      'Depth control in the healed site: 214 first implants',
      'Why the pilot drill decides',
      'A teaching order for the first ten implants',
    ],
    plate: 'Scalpel and retractor; initials AR',
  },
  JK: {
    lead: 'Prosthodontist. Begins every plan with the finished tooth and works back to the bone.',
    quote: 'Plan the crown first, and the implant has only one place to go.',
    biography: [
      'Jonas Kirkwell restores implants from single crowns to full arches. His interest is what the bite does to a screw over ten years.',
      'At the academy he teaches the restorative hours of Modules 1, 3 and 4 and reads the occlusal records that participants bring.',
    ],
    publications: [
      'Screw loosening and the night bite',
      'Backward planning in the posterior jaw',
      'Ten years of single crowns on implants',
    ],
    plate: 'Articulator with mounted casts; initials JK',
  },
  MS: {
    lead: 'Periodontist. Teaches how to keep bone and gum around an implant, year after year.',
    quote: 'A probe and ten quiet minutes save more implants than any graft.',
    biography: [
      'Marisol Santerra treats the tissue around teeth and implants. She follows her patients for decades and shows the radiographs, good and bad.',
      'At the academy she teaches early detection in Module 3 and soft tissue handling in Clinical 1.',
    ],
    publications: [
      'Probing without fear: a protocol for recall',
      'Bone levels at five years in former smokers',
      'Keratinized tissue and comfort in cleaning',
    ],
    plate: 'Periodontal probe on a jaw model; initials MS',
  },
  EV: {
    lead: 'Full arch surgeon. Places four implants so that one bridge can rest on them for life.',
    quote: 'Four implants are enough when each one stands where the load is.',
    biography: [
      'Elio Vantress has worked on full arches since his residency. He plans them with the laboratory at the table, not on the telephone.',
      'At the academy he leads Module 4 and the full arch days of Clinical 2.',
    ],
    publications: [
      'Tilted implants and the mental foramen',
      'From denture to bridge in one day: 61 arches',
      'What the provisional teaches the final bridge',
    ],
    plate: 'Milled bar on four implants; initials EV',
  },
  DC: {
    lead: 'Grafts bone where there is too little, and knows when there is enough.',
    quote: 'A graft needs space, blood and patience. Two of them are yours to give.',
    biography: [
      'Delia Corrow came to implants from oral surgery. Her cases are the narrow ridges and low sinuses that others refer.',
      'At the academy she teaches guided bone regeneration in Module 2 and sinus surgery in Clinical 2.',
    ],
    publications: [
      'Membrane first or granules first',
      'Transcrestal sinus lifts without a microscope',
      'Nine months later: biopsies of grafted ridges',
    ],
    plate: 'Glass vial with graft granules; initials DC',
  },
  LN: {
    lead: 'Teaches the fresh socket, and opens every course with the cases in which he waited.',
    quote: 'The socket tells you whether it wants an implant. Most of the course is learning to hear no.',
    biography: [
      'Lucan Norvale has limited his practice to implant surgery for eighteen years. His interest is the single tooth in the esthetic zone: what a facial wall of less than a millimeter allows, and what it forbids.',
      'At the academy he leads the weekend of Module 2. He reads the case plans that participants send before they come, and answers graduates’ questions on the last Friday of each month.',
    ],
    publications: [
      'The two-millimeter gap: what is left after five years',
      'When we waited: 112 sockets not used on the day',
      'Provisional first: an order of steps for the esthetic zone',
    ],
    plate: 'Extracted tooth beside an implant and its healing cap; initials LN',
  },
  TB: {
    lead: 'Guided surgery from the scan to the sleeve, with the errors measured at every step.',
    quote: 'A guide is only as honest as the scan under it.',
    biography: [
      'Tamsin Brightwell trained as a technician before she studied dentistry. She prints her own guides and measures what they miss.',
      'At the academy she teaches planning and printing in Module 4 and guided placement in both clinicals.',
    ],
    publications: [
      'Deviation of printed guides after one autoclave cycle',
      'Sleeve height and drill wear',
      'Merging scan and CBCT: where the millimeter goes',
    ],
    plate: 'Printed surgical guide with steel sleeves; initials TB',
  },
  RO: {
    lead: 'Teaches what to do when an implant fails, and how to see it coming.',
    quote: 'Nobody shows failures. That is why we repeat them.',
    biography: [
      'Renzo Ollivar keeps a file of every implant he has removed. It is the text of his course.',
      'At the academy he leads Module 3 and the revision day of Clinical 2.',
    ],
    publications: [
      'Ninety removed implants: causes in order',
      'Fractured screws and how they came out',
      'Talking to the patient before the third surgery',
    ],
    plate: 'Failed implant in a bone section; initials RO',
  },
  PH: {
    lead: 'Dental technician. Shows dentists what the laboratory needs and what it can do.',
    quote: 'Send me a good impression and I will send you a quiet appointment.',
    biography: [
      'Petra Halloway has run a ceramic laboratory for twenty-five years. She waxes by hand and mills by machine, and knows which is for what.',
      'At the academy she teaches the laboratory hours of Module 4: shade, contour, and the passive fit of a bridge.',
    ],
    publications: [
      'Passive fit, tested on the bench',
      'Contour under the gum: a guide for dentists',
      'Shade selection under three lamps',
    ],
    plate: 'Crown in wax and crown in porcelain on their dies; initials PH',
  },
  SF: {
    lead: 'Reads the scan before anyone drills: canals, walls, and what is not bone.',
    quote: 'The scan answers questions. It is your work to ask them.',
    biography: [
      'Soren Fairlight teaches oral radiology. He has read CBCT scans for surgeons for fifteen years.',
      'At the academy he teaches diagnosis in Modules 1, 2 and 3 and brings scans with findings that most readers miss.',
    ],
    publications: [
      'Incidental findings in 400 planning scans',
      'The mandibular canal at low dose',
      'Reading order: a checklist for CBCT',
    ],
    plate: 'CBCT cross-section on a light panel; initials SF',
  },
  GW: {
    lead: 'Restorative dentist. Makes the crown on the implant look like the tooth beside it.',
    quote: 'Patients never see the implant. They see the edge of the gum.',
    biography: [
      'Greta Winslade restores single teeth and short bridges. She photographs every step and shows the doubtful ones.',
      'At the academy she teaches impressions, provisionals and shade in Modules 1 and 2.',
    ],
    publications: [
      'Digital impression with scan bodies: ten steps',
      'Provisional crowns that shape the gum',
      'Matching one central incisor',
    ],
    plate: 'Fan of shade tabs; initials GW',
  },
  CM: {
    lead: 'Teaches suturing on models until the knot holds without looking.',
    quote: 'The last stitch is the first thing the wound remembers.',
    biography: [
      'Calder Merrow is an oral surgeon. He has taught suturing to residents for ten years.',
      'At the academy he runs the suturing bench of Clinical 1.',
    ],
    publications: [
      'Tension-free closure over a membrane',
      'Three knots, three materials: a bench study',
      'Teaching hands: suturing on models',
    ],
    plate: 'Needle and thread over a sutured pad; initials CM',
  },
}
