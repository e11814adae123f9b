import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit3: UnitText = {
  title: 'The implant in the socket',
  lessons: [
    {
      slug: 'palatal-osteotomy',
      title: 'Osteotomy on the palatal wall',
      minutes: 10,
      body: `The root’s own path is nearly always the wrong path for the fixture. A drill that follows it ends too
far toward the lip.

## Why not straight down
In the upper front the root leans toward the buccal plate. A fixture in the same axis presses on the thinnest bone
and sends its screw channel out of the front of the crown. The hold must come from bone that was not part of the
socket: on the palatal side, and beyond the apex.

## Start the drill
Begin on the palatal wall, about two thirds of the way down the socket. The wall slopes, and the drill wants to
slide into the socket. Three habits help:

1. Mark the point with a small round bur or a sharp, pointed drill.
2. Enter at a steeper angle first, then upright the drill once it has a grip.
3. Hold the handpiece with support, and let the assistant watch the axis from the side.

A surgical guide removes much of this difficulty. It does not remove the need to check its seat and to cool the
drill.

## Go beyond
Extend the preparation about 3–4 mm beyond the apex where anatomy allows. That is where the fixture gets its
stability, since the socket itself is wider than any fixture. Check the distance to the nasal floor, the sinus or
the canal first.

In premolars the same principle holds, but the roots are narrower and the space is smaller. In lower front teeth the
ridge is thin on both sides, so the axis has little freedom.

## Underprepare with care
Bone beyond the apex is often soft. Many surgeons stop one drill short to gain stability. Do not let the fixture
lean on the buccal plate to do so, because pressure there costs bone.`,
      checklist: [
        'I can say why the root’s path is wrong',
        'I start on the palatal wall, not at the apex',
        'I know where the stability comes from',
      ],
    },
    {
      slug: 'depth-and-axis',
      title: 'Seating the fixture: depth and axis',
      minutes: 12,
      film: 'immediate',
      body: `In a healed ridge the bone tells you where the fixture goes. In a fresh socket it does not. Depth
follows the gum, and the axis follows the crown.

## Depth follows the gum, not the bone
Set the platform about 3–4 mm below the planned gum margin, measured in the middle of the buccal side. That room is
what the crown needs to rise from a round platform to the outline of a tooth. Shallower, the metal shows and the
crown is bulky. Deeper, the pocket is hard to keep clean.

The margin you measure from is the one you plan to end with. If the tooth had recession, correct the plan first and
then the depth.

![Implant, abutment and crown, separated along one axis](figure:hero)

## Axis: hold the palatal wall
Aim so that the screw channel leaves behind the incisal edge. While the fixture goes in, it wants to drift toward
the empty side, which is the lip. Hold it against the palatal wall with light, steady pressure. Look from the side
at every few turns.

## The gap is wanted
Leave a gap to the buccal plate. A gap of about 2 mm or more gives room for graft material and keeps pressure off
the plate. If the gap is too small, choose a narrower fixture instead of moving it forward.

## Aim, and what to do if you miss it
- Torque lower than planned: close, no provisional, load after healing.
- Gap smaller than planned: narrower fixture.
- Plate not intact: take the fixture out, graft and wait.
- Axis out of the front of the crown: take it out, and do not hope for an angled abutment.

Taking a fixture out of a fresh socket today is simple. In a year it is not.`,
      checklist: [
        'I can name the point from which depth is measured',
        'I know why the root’s path is not the fixture’s path',
        'I can say what I do when torque is low',
      ],
    },
    {
      slug: 'grafting-the-gap',
      title: 'Grafting the gap',
      minutes: 9,
      body: `The space between the fixture and the buccal plate will fill with clot and, in part, with bone. The
graft is there to hold the contour while the plate remodels.

## What to put in
A graft that resorbs slowly is usual here, because its task is to keep volume. Granules of small size fill a narrow
gap best. Wet them with saline or blood before use. The faculty chooses the material for the course; the principle
holds for all of them.

![Bone graft granules in a glass dish with a scoop and a membrane](figure:granules)

## How to put it in
1. Close the connection with a cover screw or a tall healing abutment, so that no granule enters it.
2. Carry small portions into the gap with a small scoop.
3. Settle them with a blunt instrument, **without pressing**. Blood must flow between the granules.
4. Fill up to the crest, and a little above it below the gum if that was planned.
5. Remove every granule from the platform before the final part is seated.

Compressed granules leave no room for vessels, and pressure on the plate defeats the purpose.

## How to close it
In a flapless site, the part in the opening closes the graft. It may be a wide healing abutment, a provisional
crown, or a collagen plug with a crossing suture. Any of them must keep the granules in and the saliva out.

A small wound that is covered heals well. A few granules that work their way out in the first days are not a
failure. A site that empties, smells or hurts needs to be seen.

## What not to expect
The graft slows the change and does not prevent it. Some flattening above the crown is common. Adding soft tissue
under the buccal gum is another way to support the contour, and unit 5 returns to it.`,
      checklist: [
        'I close the connection before I graft',
        'I fill without pressing',
        'I can say what the graft does and what it does not do',
      ],
    },
    {
      slug: 'torque-and-isq',
      title: 'Stability: torque and ISQ',
      minutes: 9,
      film: 'osseointegration',
      body: `Whether the fixture may carry a provisional is decided by numbers, by bone and by the patient. No
single number is enough.

## Two measurements
**Insertion torque** is the resistance while the fixture goes in, in Ncm. It describes the moment of surgery. In a
fresh socket it comes from a short stretch of bone at the apex and palate, so it says little about the rest.

**ISQ** is a resonance value from 1 to 100. It describes stiffness against sideways movement. It can be repeated,
and this is its strength: two readings show a direction.

## How to use them
Many clinicians ask for a torque of about 30 to 35 Ncm and a high ISQ before they place a provisional on the same
day. These are conventions, and systems differ. Your faculty gives the figures for the course.

- Both high: a provisional **out of contact** may be possible.
- One high, one low: treat it as low.
- Both low: cover screw, closure, and time.

Very high torque is not better. In dense bone it means compression, and compression costs bone later.

## The weeks after
An immediate implant passes through the same dip as any other, around weeks three and four. It does so with less
bone around it. A provisional must not touch in any movement, and the patient must not chew on it.

Measure again before the final impression. A value that rises or holds is a good sign. A value that falls is a
reason to wait, to look for overload and to take a radiograph.

## Record it
Write torque, ISQ in two directions, bone type and the last drill. When a case heals badly, these four lines tell
you why. When it heals well, they tell you how to repeat it.`,
      checklist: [
        'I can explain what torque and ISQ each measure',
        'I treat conflicting values as low',
        'I repeat the measurement before the impression',
      ],
    },
  ],
}
