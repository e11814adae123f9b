import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit6: UnitText = {
  title: 'Delivery and maintenance',
  lessons: [
    {
      slug: 'delivering-the-bridge',
      title: 'Delivery: screws, contacts, channels',
      minutes: 10,
      film: 'torque',
      body: `Delivery is a sequence. Done in order, it takes an hour and rarely surprises. Done out of order, you
will take the bridge off three times.

## Prepare
Remove the provisional, clean the abutments, and check their torque. A loose abutment below a new bridge is the
classic complaint of the first month. Look at the gum at each implant, and treat what bleeds. Have new bridge
screws, the right driver and the values on the board.

## Seat
1. Rinse and dry the joints. Look for trapped gum.
2. Seat the bridge, and repeat the fit tests: pressure, one screw, resistance.
3. Take radiographs of all joints.
4. Tighten by hand, beginning in the middle and going outward, or crosswise.
5. Use the wrench in the same order, first to half of the value, then to the full value.
6. Wait about ten minutes, and tighten again.

**The value for the bridge screw is lower than for the abutment** in many systems. Read it, and do not remember it.

Check closure, then movements, as the next lesson shows. Adjust with fine diamonds and water, and polish every spot.
Rough zirconia wears what it meets.

## Close the channels
Place a soft plug over each screw head that can be found and removed again. Cover with composite in a slightly
different shade at the back, so that the next person finds it. Note the position of each channel, with a photograph
from above.

## Before the patient leaves
Baseline: radiographs, probing where possible, photographs, screws and lot numbers. A night guard is ordered. The
patient shows how to clean below the bridge, and gets the next date in writing. Keep the provisional; it is the
spare.`,
      checklist: [
        'I check the abutments before I seat the bridge',
        'I tighten in order, in two stages and again later',
        'I photograph the position of each channel',
      ],
    },
    {
      slug: 'arch-occlusion',
      title: 'Occlusion of the arch',
      minutes: 9,
      film: 'occlusion',
      body: `Nobody feels high spots on implants as well as on teeth. The patient says it is fine. The paper, the
foil and the next fracture say otherwise.

## Aims
- Even contacts on both sides at the planned height.
- Contacts near the implants, and light or none on a cantilever.
- Smooth movement without a single tooth that carries it alone.
- A little freedom around closure, rather than a deep lock.

What exactly you aim for depends on the opposing jaw. Against a full denture many choose balanced contacts in
movement, so that the denture does not tip. Against natural teeth or another bridge, shared guidance at the front is
common. The faculty shows its scheme.

## In the chair
1. Patient upright, relaxed, feet on the floor. Close slowly, the same way several times.
2. Foil first: does it hold on both sides alike?
3. Thin paper, light bite, then firm bite. Small, even marks.
4. Slide to each side and forward. Ease steep or single marks.
5. Chew on something soft, and mark again. Function differs from command.

Adjust little, and look again. Polish at the end.

## Recheck
Contacts change in the first weeks, as muscles relax and the opposing teeth settle. See the patient after two weeks
and after some months. Later, at each recall.

## Grinding
A hard guard on the bridge, or on the opposing arch, spreads the load during sleep. Explain that it protects the
most costly thing in the mouth. Look at its surface at recall: deep grooves tell you that it is worn, and shiny
newness tells you that it is not.

If teeth or screws keep breaking in spite of this, count the implants, look at the cantilever and think about the
material. Contacts are seldom the only cause.`,
      checklist: [
        'I use foil, paper and chewing',
        'I keep cantilevers light or out of contact',
        'I recheck contacts after two weeks',
      ],
    },
    {
      slug: 'hygiene-and-repair',
      title: 'Hygiene, recall and repair',
      minutes: 10,
      film: 'bone_loss',
      body: `A full-arch bridge needs daily cleaning by the patient, regular service by you, and a repair from time
to time. Say so at the first consultation, and again now.

## Daily
- A soft brush from both sides, at the line where bridge meets gum.
- A water jet, aimed along the gum and not into it.
- Floss with a stiff end, or a fine interdental brush, at each implant once a day.

One tool used daily beats four in a drawer. Let the patient choose, and practice with a mirror.

## Recall
Start with every three or four months, and lengthen only when findings are quiet.

1. Ask: taste, food below, clicking, anything loose.
2. Look: plaque, redness, swelling, wear, cracks, open channels.
3. Probe where it can be reached, and compare.
4. Check screws by feel, and contacts with foil.
5. Take radiographs at set times and at any change.

## Off or on?
Opinions differ about taking the bridge off at regular intervals. Each removal costs time and new screws, and lets
you see everything. Take it off at once when there is bleeding that persists, pus, bone loss, a loose part, or a
patient who cannot clean. Otherwise follow the interval of the faculty.

When it is off: clean it outside the mouth, probe each implant, test each one alone, tighten the abutments, and use
new bridge screws.

## Repair
A broken tooth, worn acrylic or a lost plug is routine. A screw that loosens, a cracked frame or a painful implant
is a symptom. Find the cause, as in [Module 3](/courses/module-3), and record it.

Agree on fees for maintenance and repair in writing, and on who does it if the patient moves away. Give the patient
a card with system, sizes and values.`,
      checklist: [
        'I teach one daily tool and check it',
        'I know when the bridge has to come off',
        'I give the patient a card with system and values',
      ],
    },
  ],
}
