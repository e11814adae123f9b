import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit4: UnitText = {
  title: 'Load and fit',
  lessons: [
    {
      slug: 'overload',
      title: 'Overload: what it does and how it looks',
      minutes: 9,
      film: 'occlusion',
      body: `An implant has no ligament to warn the patient. Too much load is not felt. It shows in the weakest
part: the ceramic, the screw, the abutment or the bone.

## Where it comes from
- Contacts that are too high from the first day.
- Contacts that have changed: a worn neighbor, a new crown opposite, a tooth that drifted.
- Levers: cantilever, wide chewing surface, tall crown, off-axis load.
- Grinding and clenching, mostly at night.

Load alone, around a healthy implant, seldom causes bone loss in the way plaque does. Together with inflammation it
appears to make things worse. Treat both.

## Signs by part
**Crown**: shiny facets, chips, a broken contact. **Screw**: loosening, fracture. **Abutment**: wear at the joint.
**Bone**: before integration, loss of the fixture. **Muscles**: morning stiffness, thick masseters, marks on the
tongue and cheek.

Ask the partner, not only the patient. People who grind seldom know it.

## Read the contacts
1. Dry, thin paper, light closure: the implant crown just misses or barely marks.
2. Firm closure: small, even marks near the axis.
3. All movements: no mark that guides, unless it was planned.
4. Compare with the photographs of the delivery.

A shim stock foil tells you more than color. It should slip through in a light bite and hold in a firm one.

## Reduce it
Ease heavy marks, flatten cusps, narrow the surface, shorten the cantilever. Polish what you have ground. Make a
hard night guard that covers the arch, with even contacts on teeth and implants. Check it when the patient comes for
recall, because a guard in a drawer protects nobody.

If parts keep breaking, the design is at fault: more implants, splinting, or another material.`,
      checklist: [
        'I look for overload in the weakest part',
        'I use foil as well as paper',
        'I check the night guard at every recall',
      ],
    },
    {
      slug: 'misfit',
      title: 'The bridge that never fitted',
      minutes: 9,
      body: `A bridge on several implants should rest on all of them before any screw is tight. If it does not, the
screws pull it down, and the tension stays in the system for years.

## What misfit does
Titanium in bone does not move to make up for an error, as teeth do. Tension goes into the screws first: they loosen
and break. Then it goes into the frame and the ceramic. Gaps at the joint collect bacteria. Bone often tolerates
more than the parts do, which is why the complaint comes from the parts.

## Test it
1. **One screw**: tighten the screw at one end only, and look at the other end. A gap is a misfit.
2. **Resistance**: tighten all by hand. Each should turn freely and stop at once.
3. **Feel**: the patient should feel no tension.

Repeat the first test from the other side, with a probe and a radiograph. A screw that needs more turns than the
others is pulling the bridge down.

On the day of delivery this takes ten minutes. Ten years later it explains everything.

## Where the error came from
Impression copings that were not down. An impression that moved. A scan over a long arch with few landmarks.
Abutments mounted differently in the laboratory. Distortion when the frame was cast or fired.

A verification jig made of stiff material finds most of these before the frame exists. If the jig does not fit, the
model is wrong. Do not adjust the jig.

## Correct it
A frame that does not fit is cut and joined again in the mouth, or made again from a new impression. Do not grind
the seats, and do not "let it settle". In an old case with loose screws, take the bridge off, test the fit as above,
and only then talk about new screws.`,
      checklist: [
        'I can carry out the one-screw test',
        'I know what a verification jig is for',
        'I do not tighten a bridge into place',
      ],
    },
    {
      slug: 'chipped-ceramic',
      title: 'Chipped ceramic: polish, repair or replace',
      minutes: 8,
      body: `A chip on the day of delivery is a laboratory matter. A chip after two years is a message about load.
Decide what to do with the crown, and then what to do with the cause.

## Look at the chip
- **Small, in ceramic only**, with no change of contact: polish.
- **Medium, ceramic only**, visible or rough: repair with composite, or take off and reglaze.
- **Large, frame exposed, contact lost**: replace, or return to the laboratory.

Photograph it before you touch it. Ask when and how it happened.

To polish, use a fine diamond, then polishers made for ceramic, with water. Rough ceramic wears the opposing tooth
and chips again. Check the bite afterward.

## Repair in the mouth
1. Isolate. Moisture decides the result.
2. Roughen the ceramic and clean it, as the repair system asks.
3. Apply silane to ceramic, or primer to metal or zirconia.
4. Bond, build up with composite, and polish.
5. Take the repair out of heavy contact.

Hydrofluoric acid is dangerous in the mouth. Use it only with full protection and training, or choose a system
without it. A repair lasts for a while, and the patient should know that.

## The advantage of a screw
A screw-retained crown comes off in minutes. The laboratory can repair, fire or remake it on the same model while
the patient wears the old provisional. Keep that provisional. This is the best argument for screw retention, and it
should be used before the first crown is made.

## Ask why
Unsupported ceramic, thin material over the channel, a cusp in heavy guidance, a patient who grinds. If a second
chip occurs in the same place, the design or the material must change.`,
      checklist: [
        'I can choose between polish, repair and replace',
        'I polish with instruments made for ceramic',
        'I look for the cause of every chip',
      ],
    },
  ],
}
