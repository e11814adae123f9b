import type { Checklist, ChecklistId } from '../../pages/checklists.ts'

/** Sample teaching content. The faculty approves it before publication. */
export const checklists: Record<ChecklistId, Checklist> = {
  'patient-selection': {
    title: 'Patient selection',
    text: 'At the consultation, before you schedule surgery.',
    groups: [
      {
        title: 'History',
        items: [
          'Medical history taken and signed, medication listed with doses',
          'Bisphosphonates, denosumab and radiation to the jaws: each asked about by name',
          'Anticoagulants: discussed with the physician, not stopped on your own',
          'Diabetes: a recent HbA1c on file',
          'Smoking: amount written down, risk explained',
        ],
      },
      {
        title: 'Mouth',
        items: [
          'Periodontal disease treated and stable',
          'Mouth opening sufficient for drill and driver',
          'Keratinized tissue and smile line recorded',
          'Asked about bruxism, wear photographed',
          'Opposing teeth and space for the crown measured',
        ],
      },
      {
        title: 'Bone',
        items: [
          'Panoramic radiograph or CBCT not older than the last extraction',
          'Width, height and distance to nerve or sinus measured',
          'Need for a graft decided and discussed with the patient',
        ],
      },
      {
        title: 'Agreement',
        items: [
          'Alternatives explained, including no treatment',
          'Timeline, visits, cost and maintenance in writing',
          'Consent signed, questions answered, copy given to the patient',
        ],
      },
    ],
  },
  'surgical-tray': {
    title: 'Surgical tray',
    text: 'Read aloud by the assistant before the first incision.',
    groups: [
      {
        title: 'Before the patient is seated',
        items: [
          'Patient, site and side confirmed aloud',
          'Radiograph and plan on the screen',
          'Implant in the planned size, and one size above and below',
          'Surgical guide disinfected and tried in',
          'Sterility indicators read, lot numbers ready for the record',
        ],
      },
      {
        title: 'On the tray',
        items: [
          'Mirror, probe, tweezers, suction tip',
          'Anesthetic, two needles',
          'Scalpel with No. 15 blade, periosteal elevator, retractor',
          'Drills in their order, depth gauge, parallel pins',
          'Implant driver, torque wrench, cover screw and healing abutment',
          'Curette, bone graft, membrane, scissors',
          'Needle holder, sutures 4-0 and 5-0, gauze',
        ],
      },
      {
        title: 'Equipment',
        items: [
          'Motor tested: speed, torque limit, direction',
          'Sterile saline running at the drill tip',
          'Suction tested, spare tube within reach',
          'Emergency kit and oxygen checked today',
        ],
      },
    ],
  },
  'after-surgery': {
    title: 'Instructions after surgery',
    text: 'For the patient to take home, with your phone number.',
    groups: [
      {
        title: 'Today',
        items: [
          'Bite on the gauze for 30 minutes, then take it out',
          'Cool the cheek: 15 minutes on, 15 minutes off',
          'No hot food or drink until the numbness is gone',
          'Don’t rinse, spit or use a straw',
          'Rest with the head raised; no exercise',
        ],
      },
      {
        title: 'The first week',
        items: [
          'Soft food, on the other side',
          'Take all medicine as prescribed until it is finished',
          'Starting tomorrow, rinse gently after meals as instructed',
          'Brush your other teeth as usual, but not the wound',
          'No smoking, no alcohol',
          'Don’t wear your denture until we have adjusted it',
        ],
      },
      {
        title: 'Call us',
        items: [
          'Bleeding that doesn’t stop after 30 minutes of firm pressure',
          'Swelling that grows after the third day, or fever',
          'Pain that comes back after it had gone away',
          'Numbness that is still there tomorrow',
          'Anything that moves or comes loose',
        ],
      },
    ],
  },
}
