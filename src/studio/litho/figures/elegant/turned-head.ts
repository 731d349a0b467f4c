import { ellipse } from '#studio/litho/geometry.ts';
import { darken, lighten, mixHex } from '#studio/litho/mix-colours.ts';
import { shapeOf } from './turned.ts';
import type { Turned } from './turned.ts';

const SKULLS = {
  woman: `0.2,-0.4 0.292,-0.22 0.3,-0.1 0.283,-0.01 0.306,0.08 0.288,0.2 0.228,0.33 0.165,0.425 0.1,0.452
    0.03,0.435 -0.1,0.36 -0.225,0.24 -0.285,0.1 -0.33,-0.1 -0.26,-0.36 0,-0.48`,
  man: `0.2,-0.42 0.296,-0.24 0.308,-0.1 0.29,-0.01 0.314,0.08 0.3,0.22 0.262,0.36 0.215,0.452 0.13,0.49
    0.03,0.47 -0.12,0.4 -0.262,0.28 -0.3,0.1 -0.34,-0.1 -0.26,-0.38 0,-0.5`,
} as const;

/** Cheekbone, jaw and the shadow along the side that is turned away from the light. */
export function drawTurnedSkull(face: Turned): void {
  const { press, person, at, size } = face;
  const { skin, isWoman } = person;
  const skull = shapeOf(face, SKULLS[isWoman ? 'woman' : 'man']);
  press.fill(skull, skin, { from: at(0.25, -0.3), to: at(-0.3, 0.35), start: 0.42, end: -0.2 });
  press.clipped(skull, () => {
    const shadow = mixHex(darken(skin, 0.34), '#7a2f3a', 0.3);
    const away = shapeOf(
      face,
      '-0.5,-0.5 -0.2,-0.46 -0.235,-0.1 -0.19,0.12 -0.07,0.27 0.05,0.385 0.12,0.47 0,0.6 -0.5,0.5',
    );
    press.veil(away, shadow, 0.3);
    press.shade(away, { from: at(-0.1, 0.1), to: at(-0.36, 0.2), start: -0.05, end: -0.5 });
    // Under the lower lip, and where the far cheek turns away.
    press.veil(shapeOf(face, '0.09,0.355 0.15,0.348 0.2,0.355 0.15,0.378'), shadow, 0.3);
    if (isWoman || face.mood === 'joy')
      press.veil(
        ellipse(at(-0.075, 0.16), size * 0.085, size * 0.055),
        '#d9543f',
        isWoman ? 0.32 : 0.16,
      );
  });
  drawEar(face);
}

function drawEar(face: Turned): void {
  const { press, person, at, size } = face;
  if (person.isWoman && person.hairCut === 'long') return;
  const ear = shapeOf(
    face,
    '-0.335,-0.06 -0.29,-0.08 -0.262,-0.02 -0.275,0.06 -0.305,0.13 -0.335,0.09',
  );
  press.fill(ear, darken(person.skin, 0.06), {
    from: at(-0.27, 0),
    to: at(-0.34, 0.05),
    start: 0.1,
    end: -0.4,
  });
  press.stroke(
    shapeOf(face, '-0.322,0.06 -0.315,-0.03 -0.285,-0.03', { isClosed: false }),
    darken(person.skin, 0.32),
    size * 0.01,
  );
}

/** Lowered lids under long brows: whoever looks at the wine looks calm. */
export function drawLoweredEyes(face: Turned): void {
  const { press, person, at, size } = face;
  const { isWoman, skin, hair } = person;
  const ink = mixHex('#1c1016', hair, 0.12);
  const brow =
    person.hairCut === 'bald' || person.isOld ? darken('#8a8580', 0.3) : darken(hair, 0.35);
  for (const lid of LIDS) {
    const almond = shapeOf(face, lid.lid);
    press.fill(almond, isWoman ? mixHex(skin, '#7d4c86', 0.42) : darken(skin, 0.1), {
      from: at(0, -0.06),
      to: at(0, 0.06),
      start: isWoman ? -0.35 : -0.2,
      end: 0.3,
    });
    press.fill(shapeOf(face, isWoman ? lid.lash : lid.line), ink);
    if (isWoman)
      for (const hairline of lid.hairs)
        press.stroke(shapeOf(face, hairline, { isClosed: false }), ink, size * 0.011);
    press.fill(shapeOf(face, isWoman ? lid.brow : lid.broad), brow);
  }
  // The ridge of the nose runs on from the far brow.
  const ridge = darken(skin, 0.42);
  press.veil(
    shapeOf(face, '0.172,-0.09 0.19,-0.02 0.206,0.1 0.16,0.148 0.132,0.12 0.156,0'),
    mixHex(darken(skin, 0.3), '#7a2f3a', 0.3),
    0.28,
  );
  press.stroke(
    shapeOf(face, '0.2,-0.1 0.192,-0.03 0.215,0.06 0.243,0.118 0.232,0.142 0.2,0.152', {
      isClosed: false,
    }),
    ridge,
    size * 0.012,
  );
  press.stroke(
    shapeOf(face, '0.135,0.112 0.122,0.136 0.142,0.154', { isClosed: false }),
    ridge,
    size * 0.011,
  );
  press.detail(ellipse(at(0.172, 0.152), size * 0.02, size * 0.008), darken(skin, 0.5));
  if (person.isOld)
    for (const line of ['-0.02,0.14 0.06,0.19 0.05,0.27', '-0.14,0.07 -0.06,0.1 0.03,0.085'])
      press.stroke(shapeOf(face, line, { isClosed: false }), darken(skin, 0.25), size * 0.011);
}

const LIDS = [
  {
    lid: '-0.118,0.014 -0.07,-0.05 0.01,-0.062 0.07,-0.03 0.084,0.012 0.03,0.048 -0.05,0.05',
    lash: '-0.162,0.006 -0.118,0.026 -0.05,0.056 0.03,0.053 0.09,0.012 0.05,0.034 -0.03,0.034 -0.1,0.004',
    line: '-0.124,0.016 -0.05,0.053 0.03,0.051 0.088,0.014 0.03,0.037 -0.05,0.037',
    hairs: ['-0.105,0.035 -0.135,0.062', '-0.065,0.052 -0.08,0.083', '-0.02,0.058 -0.022,0.088'],
    brow: '-0.17,-0.062 -0.1,-0.138 0,-0.16 0.098,-0.118 0.1,-0.106 0,-0.14 -0.096,-0.12',
    broad: '-0.16,-0.07 -0.09,-0.128 0.02,-0.14 0.11,-0.1 0.106,-0.072 0.01,-0.102 -0.09,-0.096',
  },
  {
    lid: '0.196,0.014 0.215,-0.04 0.255,-0.052 0.286,-0.02 0.29,0.004 0.26,0.04 0.222,0.042',
    lash: '0.192,0.014 0.222,0.042 0.258,0.046 0.292,0.012 0.318,-0.01 0.288,0.022 0.258,0.028 0.222,0.024',
    line: '0.192,0.014 0.222,0.044 0.258,0.044 0.29,0.006 0.258,0.028 0.222,0.028',
    hairs: ['0.262,0.046 0.27,0.072', '0.238,0.05 0.238,0.076'],
    brow: '0.192,-0.112 0.232,-0.146 0.28,-0.13 0.312,-0.078 0.276,-0.114 0.232,-0.128',
    broad: '0.196,-0.096 0.236,-0.128 0.284,-0.118 0.312,-0.074 0.276,-0.092 0.234,-0.1',
  },
] as const;

/** Small lips with a bow; a smile lifts their corners and shows a line of teeth. */
export function drawTurnedMouth(face: Turned): void {
  const { press, person, at, size } = face;
  const { isWoman, skin } = person;
  const ink = person.lips ?? (isWoman ? '#c01f38' : mixHex(darken(skin, 0.3), '#a83a40', 0.4));
  const isSmiling = face.mood === 'joy' || face.mood === 'yes';
  if (isSmiling) {
    const smile = isWoman
      ? '0.04,0.246 0.11,0.25 0.148,0.242 0.172,0.248 0.196,0.242 0.236,0.234 0.222,0.285 0.175,0.325 0.12,0.322 0.07,0.292'
      : '0.03,0.25 0.11,0.262 0.16,0.258 0.24,0.242 0.222,0.288 0.17,0.315 0.1,0.305';
    press.fill(shapeOf(face, smile), ink);
    press.fill(
      shapeOf(
        face,
        '0.058,0.256 0.13,0.268 0.18,0.266 0.226,0.246 0.21,0.275 0.165,0.294 0.11,0.288',
      ),
      '#fffaf0',
    );
    return;
  }
  const lips = isWoman
    ? '0.068,0.272 0.11,0.25 0.142,0.238 0.163,0.25 0.182,0.239 0.206,0.252 0.226,0.268 0.198,0.31 0.16,0.325 0.112,0.312'
    : '0.06,0.274 0.12,0.256 0.16,0.262 0.19,0.256 0.232,0.27 0.19,0.3 0.15,0.306 0.1,0.298';
  press.fill(shapeOf(face, lips), ink, {
    from: at(0.15, 0.24),
    to: at(0.15, 0.32),
    start: -0.35,
    end: 0.25,
  });
  press.stroke(
    shapeOf(face, '0.06,0.268 0.12,0.277 0.163,0.272 0.19,0.277 0.234,0.264', { isClosed: false }),
    darken(ink, 0.5),
    size * 0.009,
  );
  if (isWoman) press.veil(ellipse(at(0.172, 0.3), size * 0.024, size * 0.008), '#ffffff', 0.5);
}

/** From ear to chin, with the mouth left free. */
export function drawTurnedBeard(face: Turned): void {
  const { press, person, at } = face;
  const beard = shapeOf(
    face,
    `-0.29,0.02 -0.22,0.15 -0.1,0.2 0.02,0.215 0.1,0.205 0.17,0.19 0.24,0.2 0.285,0.2 0.29,0.32 0.25,0.46
    0.14,0.54 0,0.52 -0.16,0.43 -0.28,0.28`,
    { tension: 0.4 },
  );
  press.fill(beard, person.hair, {
    from: at(0.25, 0.2),
    to: at(-0.25, 0.4),
    start: 0.25,
    end: -0.4,
  });
}

export function drawTurnedMoustache(face: Turned): void {
  const { press, person } = face;
  const ink = person.hairCut === 'bald' ? '#2a1712' : person.hair;
  press.fill(
    shapeOf(
      face,
      '-0.03,0.235 0.05,0.195 0.15,0.182 0.18,0.188 0.24,0.186 0.3,0.215 0.24,0.222 0.17,0.226 0.06,0.238',
    ),
    lighten(ink, 0.02),
  );
}
