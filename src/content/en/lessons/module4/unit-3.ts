import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit3: UnitText = {
  title: 'The surgery',
  lessons: [
    {
      slug: 'reducing-the-ridge',
      title: 'Reducing the ridge to the plan',
      minutes: 9,
      body: `Reduction removes healthy bone. It feels wrong, and it is often right. Without it, the bridge is thin,
breaks, shows its edge and cannot be cleaned.

## Why reduce
- To gain space for the material of the bridge.
- To move the line between bridge and gum above the smile.
- To make a flat, wide platform for implants.
- To remove sharp edges and thin crests that would be lost anyway.

Each reason has a figure in the plan. If no reason applies, do not reduce.

## Before the cut
Subtract the reduction from the bone height on the scan. What remains must hold the implants with their safety
distances. In the lower jaw the canal comes closer, and in the upper jaw the sinus does. Plan implants after the
reduction, on the new level.

## Carry it out
1. Extract without damage, and clean the sockets.
2. Raise a full flap, and find the mental foramina by sight in the lower jaw.
3. Mark the level, with a reduction guide or by measuring from the planned edge of the teeth.
4. Cut with saw, bur or forceps, under constant cooling.
5. Smooth with a large bur. Feel with a finger through the flap: no edges.
6. Place the duplicate denture or guide, and check the space with a gauge.

Keep the chips. They are useful graft for the sockets and around the necks.

## Check twice
Measure the space at three points: both sides and the front. Too little reduction is the common error, and nobody
wants to cut again after the implants are in. Too much cannot be undone.

Trim the gum with the same care. Keep a band of keratinized tissue on each side of the future implants, and do not
cut away what you need for closure.`,
      checklist: [
        'I can name the reason and the figure for each reduction',
        'I plan implants on the new level',
        'I measure the space at three points',
      ],
    },
    {
      slug: 'anterior-implants',
      title: 'The anterior implants',
      minutes: 10,
      film: 'placement',
      body: `The two front implants are placed first in many protocols. They set the level and the midline, and
they show how firm the bone is before the difficult ones begin.

## Start with the reference
Mark the midline on bone before the last landmarks are gone. Place the guide, the duplicate denture or a midline
pin. Every later direction is read against it.

## Lower jaw
The bone between the foramina is usually dense. Use the full sequence, and a tap if the system asks for one. Heat is
the danger here, so take sharp drills, plenty of saline and pauses.

Place them in the region of the lateral incisors, parallel to each other, with the axis behind the edges of the
front teeth. Watch the lingual side: a narrow ridge and an undercut lead to the vessels of the floor of the mouth.
Stay on bone with flap and drill.

## Upper jaw
The bone is softer. Underprepare by one drill, and use the firm bone of the nasal floor if the plan says so. Avoid
the canal behind the central incisors. Its soft tissue gives no hold.

1. Pilot to depth, pin, look from the front, the side and above.
2. Compare with the guide or the duplicate denture: does the pin point through the teeth?
3. Widen to the last drill that the bone asks for.
4. Seat the fixture and read the torque.
5. Turn the index so that an angled abutment can point the right way.

## Decide about loading
Write the torque on the board. If both anterior implants are firm, the case is on its way. If one turns, think now:
wider fixture, other site, or delayed loading. Do not hope that the posterior ones will make up for it.`,
      checklist: [
        'I mark the midline before landmarks are gone',
        'I adapt the sequence to dense and soft bone',
        'I read the torque of each fixture aloud',
      ],
    },
    {
      slug: 'posterior-implants',
      title: 'The posterior implants and the mental foramen',
      minutes: 11,
      film: 'full_arch',
      body: `The posterior implants carry the most load and lie closest to danger. In the lower jaw that is the
mental nerve; in the upper jaw, the wall of the sinus.

## Lower jaw: see the nerve
Raise the flap until the foramen can be seen. Protect the nerve with a retractor that rests on bone, above and
behind it. Measure the loop on the scan, and mark on bone a line that you will not cross.

1. Enter the crest behind, over or near the foramen, as the plan shows.
2. Aim forward and down, so that the drill passes **in front of** the foramen and its loop.
3. Keep at least 2 mm of bone to the nerve along the whole path, not only at the tip.
4. Check with a pin and a radiograph before you widen.

The film shows 30 degrees. A guide with an angle mark in the midline helps to hold it.

## Upper jaw: follow the wall
Find the front wall of the sinus on the scan. Where it is unclear, a small window or a blunt probe finds it. Aim
along the wall, in front of it, toward the firm bone near the canine and the nasal rim. The head of the fixture
comes out in the region of the second premolar.

If the probe enters the sinus, change the path. A perforated membrane is not the place for a fixture that must be
loaded.

## Turn the fixture
An angled multi-unit abutment fits only in certain positions. Turn the fixture so that the index lets the screw come
out in the chewing surface. Check with the carrier of the abutment before you let go of the driver. Undercut bone on
the deep side of the head keeps the abutment from seating. Remove it with a bone profiler.

Read the torque. Take a radiograph. Compare with the plan.`,
      checklist: [
        'I see and protect the nerve before I drill',
        'I keep the distance along the whole path',
        'I turn the fixture for the angled abutment',
      ],
    },
    {
      slug: 'multi-unit-abutments',
      title: 'Multi-unit abutments: angle, height, torque',
      minutes: 9,
      body: `Multi-unit abutments bring implants of different angles and depths to one level and one path. Once
placed, they stay. All later work is done on top of them, away from the bone.

## Choose
- **Angle**: straight, or commonly 17 and 30 degrees. The aim is a screw channel in the chewing surface.
- **Height**: the collar should end at the gum or slightly above. Too low, and gum folds over it.
- **Level**: all heads near one plane, so that the bridge has one thickness.

Have all sizes in the room. The plan names one, and the gum may ask for another.

## Seat
1. Clean the connection and remove bone or tissue above the platform, with the profiler if needed.
2. Seat the abutment with its carrier. It should drop in without force.
3. Turn by one step of the index if the channel points the wrong way.
4. Tighten by hand, then take a **radiograph at right angles**. No gap.
5. Tighten with the wrench to the value for this part. Straight and angled abutments often differ.

The value of the abutment and the value of the bridge screw are different as well. Write both on the board. Using
the first for the second breaks small screws.

## If the fixture turns
A fixture that rotates while the abutment is tightened is not firm enough to be loaded today. Stop. Place a cover
screw or healing cap, and change the plan for that implant. It may be left out of the provisional if the others
suffice.

## Close
Put protective caps on the abutments and suture around them. The gum should lie without tension, with keratinized
tissue on both sides of each head. Thin or missing tissue is easier to correct now than under a bridge.`,
      checklist: [
        'I choose angle and height with the bridge in mind',
        'I take a radiograph before I use the wrench',
        'I know both torque values',
      ],
    },
  ],
}
