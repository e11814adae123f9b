import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit2: UnitText = {
  title: 'The extraction',
  lessons: [
    {
      slug: 'atraumatic-extraction',
      title: 'Extraction without damage',
      minutes: 11,
      body: `The extraction decides the case before the first drill turns. Every wall that is still there when the
tooth is out works for you afterward.

## Before the forceps
Cut the fibers around the tooth with a fine blade or periotome, all the way around. Avoid a flap if you can, because
the periosteum brings blood to the thin plate. Give the tool time to work.

## Direct the force
1. Enter with a thin periotome or luxator on the mesial, distal and palatal sides.
2. Stay away from the buccal side. It is the wall you want to keep.
3. Push along the root, not against the plate, and hold for several seconds each time.
4. Rotate single round roots. Do not rock them toward the lip.
5. If nothing moves, section the tooth instead of pushing harder.

Support the plate with a finger while you work. You feel movement before you see it.

## When the crown breaks
Divide the root along its length with a fine bur, within the root, and collapse the halves into the space. Vertical
extraction systems, which pull along the axis, are an alternative. Keep the bur away from the plate and from the
neighbors, and cool it.

## Signs that you are damaging
- The gum on the buccal side turns white as you push.
- The finger on the plate feels it move.
- You raise your elbow to get more force.

Stop at any of these and section. A root that takes twenty minutes leaves a socket that can be used. A root that
takes two may take the plate with it.

Tell the patient before you start that patience is part of the plan.`,
      checklist: [
        'I cut the fibers before I use force',
        'I keep instruments away from the buccal side',
        'I know three signs that tell me to section',
      ],
    },
    {
      slug: 'molar-sockets',
      title: 'Molars: section and keep the septum',
      minutes: 9,
      body: `A molar is several single-rooted teeth under one crown. Treat it that way, and the bone between the
roots remains for you.

## Section first
Remove the crown or cut through it down to the furcation. In a lower molar one cut from buccal to lingual separates
the two roots. In an upper molar a T- or Y-shaped cut separates the three.

Cut through tooth, not through bone. Stop when a narrow elevator placed in the cut moves the parts against each
other. Then take out each root along its own curve.

## Protect the septum
The septum is the only native bone in the middle of the site. Never lean an elevator on it. If a root does not come,
section it again rather than use the septum as a fulcrum.

Look at what is left:
- **Broad septum**: it can hold the fixture, and the root sockets around it are grafted.
- **Narrow septum**: it may hold with care, often after gradual widening.
- **No septum**: the fixture would have to grip the outer walls or the bone beyond. Waiting is usually wiser.

## Know what is below
In the lower molar the canal may lie close to the roots. In the upper molar the sinus floor may dip between them.
Look at the scan before you curette, because a thin floor or a canal wall can be opened by a spoon.

A root that slips into the sinus, or air that bubbles from the socket, ends the implant plan for the day. Close,
inform the patient, image, and refer if needed.

## Decide calmly
For a first molar case, extraction with socket grafting and a later implant is a good plan. Immediate molar implants
are for the day when the rest has become routine.`,
      checklist: [
        'I section molars before I luxate',
        'I never use the septum as a fulcrum',
        'I check canal and sinus floor before I curette',
      ],
    },
    {
      slug: 'feel-the-wall',
      title: 'Clean the socket, feel the wall',
      minutes: 8,
      body: `The tooth is out. The next five minutes decide which of the two plans you follow.

## Clean it
Remove granulation tissue with a sharp spoon, from the walls and from the apex. Tissue that is left behind bleeds,
hides the walls and may carry infection. Work against bone where bone is thick, and gently where the plate is thin.
Rinse with saline and look again.

Fresh bleeding from the walls is welcome. It brings the cells that will do the work. If a wall is white and dry, a
few small perforations on the palatal side or at the apex can bring blood.

## Feel it
Take a blunt probe or a small ball-ended instrument. Move along the buccal wall from the apex to the crest, in three
lines: mesial, middle, distal. Note where the wall ends, and measure from the gum margin.

1. Wall complete, and near the crest: type 1.
2. A V-shaped gap in the middle: type 2, even though the gum looks intact.
3. Wall missing over its width: close and rebuild.

Place a finger on the outside while you probe inside. If the probe is felt directly under the gum, there is no bone
between.

## Compare and decide
Say the finding aloud, and compare it with what the scan suggested.
**What you feel decides more than what you saw.**

Then look at the second condition, bone for stability, with a probe at the apex and the palatal wall.

If both are there, continue. If one is missing, change to the second plan. You prepared it, the patient knows it,
and the tray is ready for it.

> A quick photograph of the empty socket is worth more in the record than a paragraph of text.`,
      checklist: [
        'I remove all granulation tissue before I decide',
        'I probe the buccal wall in three lines',
        'I say the finding aloud and choose the plan',
      ],
    },
  ],
}
