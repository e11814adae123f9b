import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit3: UnitText = {
  title: 'The image and the plan',
  lessons: [
    {
      slug: 'panoramic-film',
      title: 'Reading the panoramic film',
      minutes: 9,
      film: 'opg',
      body: `The panoramic film shows both jaws in one image. It is an overview with varying magnification. Use it
to find out what you must look at more closely.

## Sweep the whole film first
1. Compare left and right: condyles, ramus, body, sinuses.
2. Follow the cortices: lower border, orbital floor, sinus floor. A line that stops is a finding.
3. Look for what you did not order: cysts, root remnants, retained teeth, calcifications in the neck.
4. Only then look at the site.

![Panoramic radiograph with implants](figure:opg)

## Trace the canal
Follow the mandibular canal from the mandibular foramen to the mental foramen. Remember that the canal may loop
forward of the foramen before it turns back. Where the walls are not visible, you do not know where the canal is.

In the upper jaw follow the sinus floor. It can dip between the roots, and after extraction it often comes lower.

## Measure with suspicion
Magnification differs between machines, between regions and even between height and width. A metal ball of known
size at the site tells you the local factor. Without one, every millimeter on the film is an estimate.

The film has no third dimension. A ridge that is high enough may be as thin as a knife, and the film will not say
so. It cannot show a lingual undercut either.

As a working rule keep 2 mm of bone above the canal, after magnification is corrected. If the plan comes close to
that limit, you need a CBCT before you can decide.

## What to write in the record
Write the date, the findings of the sweep, the measured height with its correction, and the next step. "No other
findings" is a finding too.`,
      checklist: [
        'I sweep the whole film before I look at the site',
        'I correct for magnification before I trust a number',
        'I can say what a panoramic film cannot show',
      ],
    },
    {
      slug: 'cbct',
      title: 'Reading the CBCT',
      minutes: 11,
      film: 'cbct_scroll',
      body: `A cone-beam scan answers the questions that the panoramic film leaves open: how wide, how far, on
which side. It answers them only if you orient the slices correctly.

## When to order it
Order a scan when it can change the plan. Near the canal, near the sinus, in a narrow ridge or after trauma it
usually can. Choose the smallest field that answers the question, because dose follows volume. Whoever orders a scan
is responsible for reading all of it, or for sending it to someone who does.

## Whole volume first
Scroll the axial slices from the crowns to the basal bone, on both sides. Look at the sinuses, the joints if
included, and the other teeth. Then orient the cross-sections **at right angles to the ridge**. An oblique slice
makes every ridge look wider than it is.

![Implant planning screen with axial, cross-sectional and panoramic views](figure:cbct)

## Find the canal twice
Mark the canal in the panoramic reconstruction, then confirm it in the cross-sections one by one. If its walls
disappear, compare with the other side. Never place the line where it would be convenient.

Look at the lingual side of the posterior lower jaw. A deep undercut there is a path to the floor of the mouth and
to its vessels.

## Density is a picture
Gray values of a cone-beam scan are not calibrated units. Two machines disagree about the same patient. Read density
as a picture: how thick is the cortex, how close are the trabeculae, does the crest differ from the body.

Metal throws streaks and dark bands. Next to a crown or a root filling, do not call a dark line a fracture, and do
not call bone healthy.

Read [Reading bone before you drill](/catalog/reading-bone-before-you-drill).`,
      checklist: [
        'I scroll the whole volume before I go to the site',
        'I orient the slices at right angles to the ridge',
        'I confirm the canal in two views',
      ],
    },
    {
      slug: 'crown-first-plan',
      title: 'Plan from the crown down',
      minutes: 12,
      body: `The position of the fixture follows from the crown that it will carry. Bone decides whether that
position is possible, or what must be built first.

## Start with the tooth
Set the missing tooth on the model or on the screen. Its width, its long axis and its contact with the opposing
tooth give you the line of load. The fixture belongs on that line, with the screw channel leaving through the
occlusal surface or just behind the incisal edge.

![Implant planning on a screen, with a jaw model and implants in front of it](figure:monitor)

## Then the distances
These working rules are taught widely. The faculty may set its own for a given system or site.

- About 1.5 mm of bone between the fixture and the root of a neighbor.
- About 3 mm of bone between two fixtures.
- About 1.5 mm of bone on the buccal side and at least 1 mm on the other.
- At least 2 mm between the end of the preparation and the canal.

Remember that drills are longer than their label. The tip can reach up to a millimeter beyond the mark, depending on
the system. The safety distance starts at the tip.

## Choose diameter and length
First take the width that is left after the distances. Then take the height. A longer fixture does not rescue a poor
axis, and a wider one does not help if it uses up the buccal bone.

If the distances cannot be kept, change the plan in this order: another diameter, another position under the same
crown, a graft, another treatment.

## Four figures before the appointment
Write down width, height, distance to the nearest structure, and last drill. If you cannot fill in one of them, you
are not ready. You have found out at your desk, which is the right place.`,
      checklist: [
        'I place the tooth first and the fixture second',
        'I know the four working distances and where they are measured',
        'I write four figures on every plan',
      ],
    },
  ],
}
