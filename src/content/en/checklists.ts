import type { Checklist, ChecklistId } from '../checklists.ts'

/** Samples of general teaching, for the faculty's approval. */
export const checklists: Record<ChecklistId, Checklist> = {
  'patient-selection': {
    title: 'Patient selection',
    text: 'At the consultation, before a date is given.',
    groups: [
      {
        title: 'History',
        items: [
          'Medical history taken and signed, medication listed with doses',
          'Asked by name about bisphosphonates, denosumab and radiation to the jaws',
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
          'Need for a graft decided, and told to the patient',
        ],
      },
      {
        title: 'Agreement',
        items: [
          'Alternatives explained, no treatment among them',
          'Time, visits, cost and maintenance written down',
          'Consent signed, questions answered, copy handed over',
        ],
      },
    ],
  },
  'surgical-tray': {
    title: 'Surgical tray',
    text: 'Read aloud by the assistant before the first incision.',
    groups: [
      {
        title: 'Before the patient',
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
        title: 'Machines',
        items: [
          'Motor tested: speed, torque limit, direction',
          'Sterile saline running at the drill tip',
          'Suction tested, spare tube at hand',
          'Emergency kit and oxygen checked today',
        ],
      },
    ],
  },
  'after-surgery': {
    title: 'Instructions after surgery',
    text: 'For the patient to take home, with your telephone number.',
    groups: [
      {
        title: 'Today',
        items: [
          'Bite on the gauze for 30 minutes, then take it out',
          'Cool the cheek: 15 minutes on, 15 minutes off',
          'No hot food or drink until the numbness is gone',
          'Do not rinse, spit or use a straw',
          'Rest with the head raised; no exercise',
        ],
      },
      {
        title: 'The first week',
        items: [
          'Soft food, on the other side',
          'Medicine as prescribed, to the end',
          'From tomorrow rinse gently as you were told, after meals',
          'Brush the other teeth as usual, not the wound',
          'No smoking, no alcohol',
          'Do not wear the denture unless we have adjusted it',
        ],
      },
      {
        title: 'Call us',
        items: [
          'Bleeding that does not stop after 30 minutes of firm pressure',
          'Swelling that grows after the third day, or fever',
          'Pain that comes back after it was gone',
          'Numbness that is still there tomorrow',
          'Anything that moves or comes loose',
        ],
      },
    ],
  },
}
