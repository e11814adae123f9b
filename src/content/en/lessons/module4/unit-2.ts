import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit2: UnitText = {
  title: 'Planning on the screen',
  lessons: [
    {
      slug: 'merging-the-records',
      title: 'Bone, teeth and face on one screen',
      minutes: 10,
      film: 'cbct_scroll',
      body: `The screen is where bone, teeth and face meet for the first time. If they are not in the right
relation there, everything that follows copies the error.

## Three layers
- **Face**: photographs or a face scan, with midline, smile line and plane.
- **Teeth**: the scan of the arch, the denture or the approved try-in.
- **Bone**: the CBCT, with nerve and sinus marked.

Align bone and teeth first, by common landmarks or markers. Then add the face. After each step look at the result
from three sides, and measure at one point that you know from the mouth.

## Check the alignment
1. Scroll through cross-sections: the outline of the tooth scan must follow the teeth on the CBCT.
2. Look at both sides and the front. An error of rotation shows at the ends.
3. Look at the palate or the ridge: soft tissue and scan should agree.
4. If metal blurs the image, use markers and not your imagination.

A small error at the front becomes a large one at the back. If the layers do not match within what your faculty
accepts, take the record again.

![Implant planning on a screen, with a jaw model and implants in front of it](figure:monitor)

## Teeth before implants
Load the approved teeth. Set the planned height. Now draw the prosthetic space: from the edge of the teeth down to
where the bridge will end. Where bone lies inside this space, it must be reduced. Where tissue is missing,
artificial gum will replace it.

Only now open the library of implants.

## Save the versions
Give each version of the plan a number, a date and a name. Print one page with the positions, sizes, abutments and
distances. The surgeon, the laboratory and the chart hold the same page. Changes made by telephone are how a wrong
guide is printed.`,
      checklist: [
        'I verify the alignment from three sides',
        'I draw the prosthetic space before I place implants',
        'I number the versions of a plan',
      ],
    },
    {
      slug: 'straight-or-tilted',
      title: 'Straight or tilted',
      minutes: 11,
      film: 'full_arch',
      body: `A tilted posterior implant reaches firm bone in front of an obstacle and comes out further back. It
shortens the cantilever without a graft. It also asks more of planning, drilling and parts.

## Why tilt
In the lower jaw the obstacle is the mental foramen with its loop. In the upper jaw it is the front wall of the
sinus. A straight implant would have to stop in front of it, and the bridge would hang far behind. Tilting the
posterior implant moves its head one tooth or so to the back, and allows a longer fixture.

The film shows 30 degrees, mesial to the mental foramen with 2 mm of clearance. Angles up to about 45 degrees are
used.

![Clear lower jaw with four implants, two of them tilted, and a full-arch bridge above](figure:full_arch)

## When straight is better
- Enough bone behind the obstacle, or above and below it.
- Short implants that suit the site and the surgeon’s experience.
- A staged plan with grafting, in a patient who has time and wants more support.

Tilting is a way around a graft, not a mark of skill.

## What tilting asks for
1. The foramen found on the scan, and in the lower jaw also by sight, before drilling.
2. The loop of the nerve measured. It may run several millimeters forward.
3. An angled multi-unit abutment that brings the screw into the arch.
4. Enough bone width at the tilted head, since one side lies deeper than the other.
5. Firm insertion, because the case is usually loaded early.

## Load on tilted implants
Splinted in a rigid bridge, tilted implants appear to do about as well as straight ones. Alone, a tilted implant is
bent by every bite. So tilting belongs in the arch, and the bridge belongs in one piece.

> If you cannot say where the nerve is, do not tilt toward it.`,
      checklist: [
        'I can say what tilting gains and what it costs',
        'I measure the loop before I plan the angle',
        'I splint tilted implants',
      ],
    },
    {
      slug: 'number-and-spread',
      title: 'How many implants, how far apart',
      minutes: 10,
      body: `The number is the most discussed figure in full-arch treatment, and not the most important. Position,
spread and firmness decide more.

## Think of a table
A table stands on legs placed at its corners. Legs in the middle hold less, however many there are. The distance
from the front legs to the back legs is the **spread**. The part of the table beyond the back legs is the
**cantilever**.

A larger spread allows a longer cantilever. A common rule limits the cantilever to about one and a half times the
spread, and most clinicians stay well below it. With a provisional, stay at zero or close to it.

## Common numbers
- **Lower jaw**: four well-spread implants in firm bone are often enough.
- **Upper jaw**: four to six. Bone is softer, so many prefer more.
- **More** with soft bone, grinding, natural teeth in the opposing jaw, or planned ceramic.

The faculty discusses its own figures. An extra implant in a poor place adds a place to clean and little else.

## Place them for the bridge
1. Two as far forward as the arch form allows.
2. Two as far back as anatomy allows.
3. Others in between, below teeth and not below the spaces between teeth.
4. At least about 3 mm of bone from implant to implant.
5. Screw channels through the chewing surface or behind the front teeth.

Keep all heads at one level, after reduction, so that the bridge has one thickness and the patient one line to
clean.

## Plan for one loss
Ask of every plan: if one implant is lost, does the bridge survive? With four it may not. With five or six it might.
The patient should know the answer in advance.`,
      checklist: [
        'I can explain spread and cantilever with a table',
        'I know reasons to add implants',
        'I ask what happens if one is lost',
      ],
    },
    {
      slug: 'the-arch-guide',
      title: 'The guide for an arch without teeth',
      minutes: 10,
      film: 'guided_surgery',
      body: `A guide on teeth has something firm to sit on. A guide on gum can sit anywhere. In the edentulous arch
the guide is only as good as its fixation.

## Three supports
- **Teeth**: the most stable. Keep some teeth until the guide is fixed, if the plan allows it.
- **Gum**: pins hold it. Swelling from anesthetic and uneven pressure move it.
- **Bone**: needs a large flap, and sits where the bone was scanned correctly.

A stackable set combines them. Its base is pinned to bone while teeth still carry it. Parts for reduction, drilling
and the provisional then fit on the same base.

![Orange surgical guide and a drill on a light table](figure:guide_backlit)

## Seat it
1. Try it on the model and in the mouth before the day, if possible.
2. Seat it with the bite record against the opposing teeth, not with the fingers alone.
3. Inject slowly, and away from the areas it rests on.
4. Drill the pins while the patient holds the bite.
5. Check that it does not rock, and look through every window.

If it rocks, take it off and find out why. A guide that rocks is worse than none, because it gives confidence.

## Drill through it
Use the drills and sleeves of one system, with the lengths that the plan lists. Cooling reaches the tip poorly
through a sleeve, so go slowly and lift often. After the first site, check with a pin whether position and depth
agree with the plan. After the second, the guide is held by anchors.

## Keep your own eyes
Guides reduce errors of direction and cannot correct a wrong plan. Deviations of a millimeter or more and of a few
degrees are reported, mostly at the tip. Keep the safety distances in the plan, and know how to finish by hand.`,
      checklist: [
        'I know the three supports and their weaknesses',
        'I seat the guide with the bite record',
        'I can finish by hand if the guide fails',
      ],
    },
  ],
}
