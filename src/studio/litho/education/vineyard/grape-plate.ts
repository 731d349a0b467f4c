import { ellipse, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { drawCluster, drawVineLeaf } from '#studio/litho/props/grapes.ts';
import { drawCallouts } from '#studio/litho/education/callouts.ts';
import { NOTE_FACE, PLATE_INK, PLATE_SOFT, write } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

/** A bunch, and one berry cut open. */
export function drawGrapePlate(plate: Plate): void {
  const { press, area, spec, random } = plate;
  const isTall = area.height > area.width * 1.25;
  const bunch: Point = isTall
    ? [area.x + area.width * 0.28, area.y + area.height * 0.08]
    : [area.x + area.width * 0.18, area.y + area.height * 0.22];
  const bunchHeight = isTall ? area.height * 0.3 : Math.min(area.height * 0.56, area.width * 0.44);
  drawVineLeaf(press, {
    at: [bunch[0] + bunchHeight * 0.05, bunch[1] + bunchHeight * 0.05],
    sizePx: bunchHeight * 0.44,
    turn: 0.75,
    colour: '#7d9150',
    vein: '#c3cc92',
  });
  drawCluster(press, {
    stalk: bunch,
    heightPx: bunchHeight,
    wine: spec.wine,
    random: random.fork('bunch'),
    lightSide: 1,
  });
  const name =
    spec.varietal?.name ??
    (spec.wine === 'red'
      ? 'A black bunch | Une grappe noire | Un grappolo nero | Un racimo tinto | Eine blaue Traube'
      : 'A white bunch | Une grappe blanche | Un grappolo bianco | Un racimo blanco | Eine weiße Traube');
  // On a tall sheet the berry's stalk stands right below the bunch.
  const caption: Point = isTall
    ? [bunch[0] + bunchHeight * 0.5, bunch[1] + bunchHeight * 0.5]
    : [bunch[0], bunch[1] + bunchHeight * 1.14];
  write(plate, name, caption, {
    face: NOTE_FACE,
    ink: PLATE_SOFT,
    align: isTall ? 'left' : 'center',
  });
  const radius = isTall ? area.width * 0.24 : Math.min(area.height * 0.32, area.width * 0.205);
  const centre: Point = isTall
    ? [area.x + area.width * 0.4, area.y + area.height * 0.7]
    : [area.x + area.width * 0.57, area.y + area.height * 0.56];
  drawBerrySection(plate, centre, radius);
  drawCallouts(plate, berryParts(centre, radius), {
    left: centre[0] - radius * 1.25,
    right: centre[0] + radius * 1.3,
  });
}

/** Skin, pulp, the brush under the stalk, and two seeds. */
function drawBerrySection({ press, spec }: Plate, [x, y]: Point, r: number): void {
  const isRed = spec.wine === 'red';
  const skin = isRed ? '#5a2a5e' : '#a9b84a';
  const stalk = smooth(
    [
      [x - r * 0.06, y - r * 1.06],
      [x - r * 0.1, y - r * 1.42],
      [x + r * 0.02, y - r * 1.6],
      [x + r * 0.1, y - r * 1.42],
      [x + r * 0.06, y - r * 1.06],
    ],
    true,
    0.4,
  );
  press.fill(stalk, '#8a8a4a', {
    from: [x - r * 0.1, 0],
    to: [x + r * 0.1, 0],
    start: 0.2,
    end: -0.6,
  });
  press.stroke(stalk, PLATE_INK, press.unit * 1.8);
  press.fill(ellipse([x, y], r, r * 1.12), skin, {
    from: [x - r, y + r],
    to: [x + r, y - r],
    start: -0.6,
    end: 0.3,
  });
  press.stroke(ellipse([x, y], r, r * 1.12), PLATE_INK, press.unit * 2.2);
  const pulp = ellipse([x, y], r * 0.9, r * 1.01);
  press.fill(pulp, isRed ? '#e6cfc0' : '#e6e3b0', {
    centre: [x, y],
    radius: r,
    start: 0.35,
    end: -0.35,
  });
  press.stroke(pulp, mixHex(PLATE_INK, skin, 0.5), press.unit * 1.4);
  for (let i = -4; i <= 4; i++) {
    press.stroke(
      smooth(
        [
          [x + i * r * 0.02, y - r],
          [x + i * r * 0.06, y - r * 0.6],
          [x + i * r * 0.1, y - r * 0.3],
        ],
        false,
      ),
      mixHex(skin, '#fff', 0.3),
      press.unit * 1.2,
    );
  }
  for (const side of [-1, 1]) {
    const seed = smooth(
      [
        [x + side * r * 0.16, y - r * 0.24],
        [x + side * r * 0.34, y + r * 0.12],
        [x + side * r * 0.24, y + r * 0.4],
        [x + side * r * 0.1, y + r * 0.34],
        [x + side * r * 0.08, y],
      ],
      true,
      0.5,
    );
    press.fill(seed, '#9a6a38', {
      from: [x + side * r * 0.06, 0],
      to: [x + side * r * 0.36, 0],
      start: 0.3,
      end: -0.5,
    });
    press.stroke(seed, PLATE_INK, press.unit * 1.6);
    press.stroke(
      polygon(
        [
          [x + side * r * 0.2, y - r * 0.1],
          [x + side * r * 0.2, y + r * 0.26],
        ],
        false,
      ),
      PLATE_INK,
      press.unit,
    );
  }
}

function berryParts([x, y]: Point, r: number) {
  return [
    {
      anchor: [x + r * 0.03, y - r * 1.38] as const,
      name: 'Stalk | Pédicelle | Pedicello | Pedicelo | Stielchen',
      note: 'bitter, mostly removed | amer, souvent ôté | amaro, spesso tolto | amargo, casi siempre fuera | bitter, meist entfernt',
      side: 'right' as const,
    },
    {
      anchor: [x + r * 0.12, y - r * 0.74] as const,
      name: 'Brush | Pinceau | Pennello | Pincel | Butzen',
      note: 'feeds the berry | nourrit la baie | nutre l’acino | nutre la baya | nährt die Beere',
      side: 'right' as const,
    },
    {
      anchor: [x + r * 0.95, y - r * 0.18] as const,
      name: 'Skin | Peau | Buccia | Piel | Schale',
      note: 'colour, tannin, aroma | couleur, tanin, arôme | colore, tannino, aroma | color, tanino, aroma | Farbe, Gerbstoff, Duft',
      side: 'right' as const,
    },
    {
      anchor: [x + r * 0.5, y + r * 0.68] as const,
      name: 'Pulp | Pulpe | Polpa | Pulpa | Fruchtfleisch',
      note: 'water, sugar, acids | eau, sucre, acides | acqua, zucchero, acidi | agua, azúcar, ácidos | Wasser, Zucker, Säuren',
      side: 'right' as const,
    },
    {
      anchor: [x + r * 0.24, y + r * 0.24] as const,
      name: 'Seeds | Pépins | Vinaccioli | Pepitas | Kerne',
      note: 'tannin and oil | tanin et huile | tannino e olio | tanino y aceite | Gerbstoff und Öl',
      side: 'right' as const,
    },
  ];
}
