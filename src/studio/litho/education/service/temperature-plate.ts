import type { WineColour } from '#studio/scene/wine.ts';
import { circle, rectangle, roundedRectangle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { drawField } from '#studio/litho/education/field.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import {
  FIGURES,
  NAME_FACE,
  PLATE_ACCENT,
  PLATE_INK,
  PLATE_SOFT,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { itemsNamed, servingsOf } from './servings.ts';
import type { Serving } from './servings.ts';

const COLDEST = 4;
const WARMEST = 20;

/** A line for each wine: its glass, its name, and its bar on one scale of degrees. */
export function drawTemperaturePlate(plate: Plate): void {
  const { area, textPx } = plate;
  const all = servingsOf(plate);
  // A dictated list keeps its order.
  const servings =
    itemsNamed(plate).length > 1 ? all : all.toSorted((a, b) => a.from - b.from || a.to - b.to);
  const foot = textPx * 3.4;
  const height = Math.min((area.height - foot) / servings.length, area.width * 0.3);
  const top = area.y + (area.height - foot - height * servings.length) / 2;
  const size = Math.min(textPx * 1.15, height * 0.3, area.width * 0.036);
  const scale: Scale = {
    left: area.x + area.width * 0.41,
    width: area.width * 0.54,
    from: Math.min(COLDEST, ...servings.map(({ from }) => from)),
    to: Math.max(WARMEST, ...servings.map(({ to }) => to)),
  };
  servings.forEach((serving, i) => {
    const row = { ...area, y: top + i * height, height };
    drawServing(plate, serving, { row, size, scale, index: i });
  });
  drawScale(plate, scale, top + height * servings.length + textPx * 0.4);
}

/** Where the degrees lie on the sheet. */
interface Scale {
  left: number;
  width: number;
  from: number;
  to: number;
}

const degreesAt = ({ left, width, from, to }: Scale, degrees: number): number =>
  left + ((degrees - from) / (to - from)) * width;

function drawServing(
  plate: Plate,
  { name, wine, glass, from, to, said: own, isNoWine = false }: Serving,
  { row, size, scale, index }: { row: Rect; size: number; scale: Scale; index: number },
): void {
  const { press, random } = plate;
  const middle = row.y + row.height / 2;
  drawField(plate, row);
  const heightPx = row.height * 0.8;
  if (!isNoWine)
    drawGlass(press, {
      base: [row.x + Math.min(row.width * 0.065, heightPx * 0.5), middle + heightPx / 2],
      heightPx,
      shape: glass,
      wine,
      random: random.fork(`${index}`),
      line: PLATE_INK,
      highlight: '#fffaf0',
      lightSide: 1,
    });
  const left = row.x + row.width * 0.135;
  const line = { align: 'left' as const, maxWidth: row.width * 0.255, maxLines: 2 };
  writeLines(plate, name, [left, middle], {
    ...line,
    sizePx: size,
    face: NAME_FACE,
    isCentred: true,
  });
  for (let degrees = scale.from; degrees <= scale.to; degrees += 2)
    press.fill(
      rectangle({
        x: degreesAt(scale, degrees) - press.unit / 2,
        y: row.y + row.height * 0.06,
        width: press.unit,
        height: row.height * 0.88,
      }),
      GRID,
    );
  const [start, end] = [degreesAt(scale, from), degreesAt(scale, to)];
  const tall = Math.min(row.height * 0.44, size * 1.6);
  // The wines of one temperature have a bar as wide as it is high.
  const wide = Math.max(tall, end - start);
  const bar = { x: (start + end - wide) / 2, y: middle - tall / 2, width: wide, height: tall };
  press.fill(roundedRectangle(bar, tall / 2), BARS[wine]);
  press.stroke(roundedRectangle(bar, tall / 2), PLATE_INK, press.unit * 1.2);
  const said = own ?? (from === to ? `${from} °C` : `${from}–${to} °C`);
  const style = { sizePx: size * 0.92, face: NAME_FACE, ink: PLATE_ACCENT } as const;
  const isRoomAfter = bar.x + wide + size * 4.6 < row.x + row.width;
  write(
    plate,
    said,
    [isRoomAfter ? bar.x + wide + size * 0.5 : bar.x - size * 0.5, middle + size * 0.32],
    {
      ...style,
      align: isRoomAfter ? 'left' : 'right',
    },
  );
}
const GRID = '#d8c8a4';

/** A thermometer lying down under all bars. */
function drawScale(plate: Plate, scale: Scale, y: number): void {
  const { press, textPx } = plate;
  const { width } = scale;
  press.named('thermometer', () => drawTube(plate, scale, y));
  const size = Math.min(textPx * 0.8, width * 0.045);
  for (let degrees = scale.from; degrees <= scale.to; degrees += 2) {
    const x = degreesAt(scale, degrees);
    write(plate, `${degrees}°`, [x, y + textPx * 0.5 + size * 1.2], {
      face: FIGURES,
      sizePx: size,
    });
    const fahrenheit = `${Math.round(degrees * 1.8 + 32)}`;
    write(plate, `${fahrenheit}°F`, [x, y + textPx * 0.5 + size * 2.3], {
      sizePx: size * 0.78,
      ink: PLATE_SOFT,
    });
  }
}

/** Its bulb on the left, cold to warm. */
function drawTube({ press, textPx }: Plate, { left, width }: Scale, y: number): void {
  const bulb = circle([left - textPx * 0.55, y + textPx * 0.25], textPx * 0.62);
  const steps = 32;
  for (let i = 0; i < steps; i++) {
    const t = i / steps;
    press.fill(
      rectangle({ x: left + width * t, y, width: width / steps + 1, height: textPx * 0.5 }),
      mixHex('#7fb0c4', '#b0323a', t),
    );
  }
  press.stroke(
    roundedRectangle(
      { x: left - textPx * 0.3, y, width: width + textPx * 0.5, height: textPx * 0.5 },
      textPx * 0.25,
    ),
    PLATE_INK,
    press.unit * 1.8,
  );
  press.fill(bulb, '#7fb0c4');
  press.stroke(bulb, PLATE_INK, press.unit * 1.8);
}

const BARS: Readonly<Record<WineColour, string>> = {
  red: '#8a1f33',
  white: '#d9bd5a',
  rose: '#e39087',
  orange: '#d48a3c',
  sparkling: '#e3c565',
  sparkling_rose: '#e39087',
};
