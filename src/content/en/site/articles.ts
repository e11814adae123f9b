import type { ArticleTexts } from '../../pages/articles.ts'

export const articleTexts: ArticleTexts = {
  'reading-bone-before-you-drill': {
    content: [
      {
        heading: 'Start far away',
        paragraphs: [
          'A scan tempts us to go straight to the site. Resist it. Scroll the whole volume first, from the crowns to the basal bone and on both sides, and look for what you did not order: sinus disease, a cyst, a root remnant, an asymmetry of the canal.',
          'Only then orient the slices at right angles to the ridge. An oblique cross-section makes every ridge look wider than it is.',
        ],
      },
      {
        heading: 'Width, then height',
        paragraphs: [
          'Measure width at the crest and again a few millimeters below: a knife-edge ridge can be wide only where you don’t need it. As a working rule, leave about 1.5 mm of bone on the buccal side and 1 mm on the other; with less, plan a graft before you plan an implant.',
          'Measure height down to the anatomical structure, not to the implant you would like to place. In the lower jaw subtract 2 mm above the canal for safety; the number that remains is the number you work with.',
        ],
      },
      {
        heading: 'Density is a plan, not a number',
        paragraphs: [
          'Gray values of a cone-beam scan are not calibrated units, and two machines disagree about the same patient. Read density as a picture: how thick is the cortex, how close are the trabeculae, does the crest differ from the body.',
          'What it decides is the drill sequence. In soft bone stop one drill short and let the threads compress; in dense bone open the crest fully, or heat and pressure will cause damage that shows only weeks later.',
        ],
      },
      {
        heading: 'Write it down',
        paragraphs: [
          'Before the appointment, write four figures on the plan: width, height, distance to the nearest structure, last drill. If you cannot fill in one of them, you are not ready to drill, and you have found out at your desk instead of at the chair.',
        ],
      },
    ],
    remember: [
      'Whole volume first, site last.',
      'Slices at right angles to the ridge.',
      'Stay two millimeters above the canal.',
      'Density decides the last drill.',
    ],
  },
  'immediate-or-delayed': {
    content: [
      {
        heading: 'What you gain, what you risk',
        paragraphs: [
          'Placing the implant at extraction saves the patient one surgery and several months. It does not keep the ridge from remodeling: the thin buccal plate loses its blood supply with the tooth, whatever is placed in the socket.',
          'So the question is never only whether the implant can be made stable. It is whether the tissue will still be where you need it in a year.',
        ],
      },
      {
        heading: 'Before the tooth is out',
        paragraphs: [
          'Look for an intact buccal plate on the cross-section, for bone beyond the apex, for thick soft tissue and for a smile line that forgives. Acute infection with pus, a missing plate or a patient who will not return for follow-up argues for waiting.',
          'Tell the patient both plans on the same day. The decision may be made with the tooth in your forceps, and nobody should hear the second plan for the first time then.',
        ],
      },
      {
        heading: 'In the socket',
        paragraphs: [
          'Extract without lifting a flap if you can, and section the root rather than lean on the plate. Probe the buccal wall with a blunt instrument: what you feel there decides more than what you saw.',
          'Drill toward the lingual or palatal side, 3–4 mm beyond the apex for stability, and bring the platform 3–4 mm below the planned gingival margin. The space toward the buccal plate is filled with graft, without pressing.',
        ],
      },
      {
        heading: 'When to close and wait',
        paragraphs: [
          'If the plate is gone, if the implant turns in your fingers, if the axis leads out of the crown: graft the socket, close, and come back. A site that has healed for eight weeks is a good site. An implant in the wrong place stays there for years.',
        ],
      },
    ],
    remember: [
      'Stability and tissue: you need both.',
      'The buccal plate decides; feel it.',
      'Lingual entry, graft to the buccal.',
      'Two plans on paper before the extraction.',
    ],
  },
  'torque-preload-and-the-loose-screw': {
    content: [
      {
        heading: 'A screw is a spring',
        paragraphs: [
          'Turning the screw stretches it by a few thousandths of a millimeter. The stretch pulls abutment and implant together, and that clamping force, the preload, is what keeps the joint closed when the patient bites.',
          'As long as the load stays below the preload the joint does not open and the screw feels almost nothing. Once it opens, every bite bends the screw a little, and it loosens or breaks.',
        ],
      },
      {
        heading: 'Where torque is lost',
        paragraphs: [
          'Most of the torque you apply never becomes preload: it is spent on friction under the head and in the threads. A dry or dirty joint, a driver that is not fully seated or trapped soft tissue leaves even less preload.',
          'Rinse, dry, seat, take a radiograph if the margin is deep. Tighten by hand first, with the driver in line with the axis. Then use the wrench, slowly, to the manufacturer’s value: often 20–35 Ncm, but the instructions for use decide, not habit.',
        ],
      },
      {
        heading: 'Ten minutes later',
        paragraphs: [
          'Fresh surfaces settle into each other, and some preload goes with it. Tighten again to the same value after about ten minutes. It costs nothing and is the cheapest insurance in implant dentistry.',
        ],
      },
      {
        heading: 'When it comes loose',
        paragraphs: [
          'A loose crown is a symptom. Before you tighten it, look at the contacts, at a cantilever, at a bridge that never sat passively. Replace the screw: one that was bent once will not hold again. And write down the date: the third time, rebuild the case instead of retightening it.',
        ],
      },
    ],
    remember: [
      'Preload holds the joint; torque only creates it.',
      'Clean, dry, seated, then the wrench.',
      'The manufacturer’s value, and again after ten minutes.',
      'A loose screw is a symptom.',
    ],
  },
  'the-first-twelve-weeks': {
    content: [
      {
        heading: 'Day one: held by friction',
        paragraphs: [
          'A fresh implant is held by geometry alone. The crests of the threads press into bone that was there before; the spaces between are filled with blood. What you feel in the wrench is this primary stability, and it is at its best on the day of surgery.',
        ],
      },
      {
        heading: 'Weeks two to four: the dip',
        paragraphs: [
          'The body removes the bone that was pressed and heated, faster than new bone takes its place. Woven bone begins to bridge from the wall to the surface, but it is young. Around the third and fourth week total stability is often at its lowest.',
          'This is when a provisional that touches in function, or a patient who chews on the healing abutment, does the most damage. The instructions you gave on day one matter most now, when the patient no longer feels anything.',
        ],
      },
      {
        heading: 'Weeks six to twelve: held by bone',
        paragraphs: [
          'Woven bone fills the threads and is replaced, strut by strut, by lamellar bone that follows the load. Stability is now biological. By twelve weeks many sites are ready for a crown; soft bone, a graft or a smoker takes longer.',
        ],
      },
      {
        heading: 'What you can measure',
        paragraphs: [
          'Insertion torque tells you about day one and nothing after it. Resonance frequency, taken at placement and again before the impression, shows the direction: a value that rises or holds is a good sign, one that falls is a reason to wait. No single figure replaces percussion, a probe and a radiograph.',
        ],
      },
    ],
    remember: [
      'Stability is highest on day one and lowest in weeks three and four.',
      'No function on a provisional during the dip.',
      'Compare two readings, never trust one.',
      'Times vary: bone doesn’t read calendars.',
    ],
  },
}
