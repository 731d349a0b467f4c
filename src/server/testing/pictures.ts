import sharp from 'sharp';

/** A picture with edges and gradients, so that encoders and hashes have something to do. */
export async function drawPicture({ width = 256, height = 256, hue = 350 } = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 60% 20%)"/><stop offset="1" stop-color="hsl(${hue + 40} 70% 70%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/><circle cx="40%" cy="55%" r="22%" fill="hsl(${hue} 80% 35%)"/>
    <path d="M0 ${height} L${width / 2} ${height / 2} L${width} ${height} Z" fill="hsl(${hue + 90} 30% 25%)"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
