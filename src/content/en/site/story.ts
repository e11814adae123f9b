/** The scroll story of the home page. Sample content: the faculty approves it before publication. */
export const copy = {
  title: 'One implant, six moves',
  lead: 'Scroll, and follow one implant from the healed site to the crown. Each move names the course that teaches it.',
  taught: 'Taught in',
  moves: {
    healed: {
      title: 'Healed site',
      text: 'Read the bone first: its height, its width, and what is under it.',
      alt: 'A healed site in section: bone under closed gum, a tooth on each side',
    },
    pilot: {
      title: 'Pilot drill',
      text: 'Two millimeters wide. The first hole sets the angle of everything after it.',
      alt: 'The pilot drill in the bone, its shaft upright between the teeth',
    },
    final: {
      title: 'Final drill',
      text: 'Widen in steps and keep the bone cool. The last drill decides how firm the implant sits.',
      alt: 'The last and widest drill in the prepared site',
    },
    fixture: {
      title: 'Implant in place',
      text: 'Turn it in slowly and feel the torque. Bone will grow onto this thread.',
      alt: 'The implant in the bone, its thread covered to the neck',
    },
    abutment: {
      title: 'Abutment',
      text: 'It carries the crown and shapes the gum around it.',
      alt: 'The abutment on the implant, coming through the gum',
    },
    crown: {
      title: 'Crown',
      text: 'Contacts, bite, and a margin that the patient can keep clean.',
      alt: 'The crown on the abutment, in line with the teeth on each side',
    },
  },
}

export type Copy = typeof copy
