// Where everything lies in the memory that the host packs and the tracer reads.
// Compiled twice: by Node for the host and by AssemblyScript for the tracer, so the two cannot disagree.
// Records are rows of 64-bit floats; the numbers are field indices unless a name says bytes.

/** Scene header: 32-bit pointers and counts. */
export const HEADER_PRIMITIVES = 0;
export const HEADER_NODES = 1;
export const HEADER_SEGMENTS = 2;
export const HEADER_GROUPS = 3;
export const HEADER_PREFILTERS = 4;
export const HEADER_SHAPES = 5;
export const HEADER_MATERIALS = 6;
export const HEADER_OPACITY = 7;
export const HEADER_MEDIA = 8;
export const HEADER_TEXTURES = 9;
export const HEADER_LIGHTS = 10;
export const HEADER_LIGHT_COUNT = 11;
export const HEADER_LIGHT_CENTERS = 12;
export const HEADER_CAMERA = 13;
export const HEADER_ENVIRONMENT = 14;
export const HEADER_BLUE_NOISE = 15;
export const HEADER_CAUSTIC_MAP = 16;
export const HEADER_CAUSTIC_RESOLUTION = 17;
export const HEADER_MAX_DEPTH = 18;
export const HEADER_DIFFUSE_BOUNCES = 19;
export const HEADER_LIGHT_PICKS = 20;
export const HEADER_LENGTH = 24;

/** Film header: 32-bit pointers to the planes and the size of the picture. */
export const FILM_WIDTH = 0;
export const FILM_HEIGHT = 1;
/** Light that did not come from the first matte surface: RGB and the mean of its squared luminance. */
export const FILM_SHARP = 2;
/** Light from the first matte surface, laid out the same way. */
export const FILM_SOFT = 3;
export const FILM_SCRATCH = 4;
export const FILM_ALBEDO = 5;
export const FILM_NORMALS = 6;
export const FILM_DEPTH = 7;
export const FILM_IDS = 8;
export const FILM_MIXED = 9;
export const FILM_COVERAGE = 10;
export const FILM_COUNTS = 11;
export const FILM_MASK = 12;
/** What is seen through the nearest thing, if that is clear. */
export const FILM_THROUGH = 13;
export const FILM_LENGTH = 16;

export const ALBEDO_UNIT = 16383;
export const NORMAL_UNIT = 32767;

export const PRIMITIVE_BYTES = 256;
export const PRIMITIVE_KIND = 0;
export const PRIMITIVE_MATERIAL = 1;
export const PRIMITIVE_SHAPE = 2;
export const PRIMITIVE_IS_TURNED = 3;
/** World to local, row by row; lathes and boxes. */
export const PRIMITIVE_ROTATION = 4;
export const PRIMITIVE_POSITION = 13;
export const PRIMITIVE_HALF = 16;
export const PRIMITIVE_OBJECT = 31;
export const SPHERE_CENTER = 4;
export const SPHERE_RADIUS = 7;
export const SPHERE_SPIN = 8;
export const TRIANGLE_CORNER = 4;
export const TRIANGLE_EDGE1 = 7;
export const TRIANGLE_EDGE2 = 10;
export const TRIANGLE_NORMALS = 13;
export const TRIANGLE_UVS = 22;
export const RECT_ORIGIN = 4;
export const RECT_U = 7;
export const RECT_V = 10;
export const RECT_NORMAL = 13;
export const RECT_INVERSE_U2 = 16;
export const RECT_INVERSE_V2 = 17;

export const KIND_LATHE = 1;
export const KIND_SPHERE = 2;
export const KIND_TRIANGLE = 3;
export const KIND_RECT = 4;
export const KIND_BOX = 5;

/** Four children side by side: six planes of 32-bit floats, first child or primitive, primitive count (0: inner node). */
export const NODE_BYTES = 128;
export const NODE_CHILD_BYTE = 96;
export const NODE_COUNT_BYTE = 112;

export const SHAPE_BYTES = 64;
export const SHAPE_FIRST_GROUP = 0;
export const SHAPE_GROUP_COUNT = 1;
export const SHAPE_LOW = 2;
export const SHAPE_HIGH = 3;
export const SHAPE_RADIUS2 = 4;
/** Squared radius of the hollow inside; -1 when the shape reaches the axis. */
export const SHAPE_HOLLOW2 = 5;

export const SEGMENT_BYTES = 128;
export const SEGMENT_KIND = 0;
export const SEGMENT_R0 = 1;
export const SEGMENT_Y0 = 2;
export const SEGMENT_R1 = 3;
export const SEGMENT_Y1 = 4;
/** A cone's radius is intercept + slope · y. */
export const SEGMENT_SLOPE = 5;
export const SEGMENT_INTERCEPT = 6;
export const SEGMENT_LOW = 7;
export const SEGMENT_HIGH = 8;
export const SEGMENT_NORMAL0 = 9;
export const SEGMENT_NORMAL1 = 11;
export const SEGMENT_V0 = 13;
export const SEGMENT_V1 = 14;
export const SEGMENT_MATERIAL = 15;
export const SEGMENT_CONE = 0;
export const SEGMENT_RING = 1;
export const SEGMENT_EMPTY = -1;

/** Four groups of four segments: lowest y, highest y, largest and smallest squared radius, each four 32-bit floats. */
export const GROUP_BYTES = 64;
export const SEGMENTS_PER_GROUP = 4;
/** Four segments: slope, intercept, lowest and highest y as 32-bit floats, then the mask of rings. */
export const PREFILTER_BYTES = 80;

export const MATERIAL_BYTES = 256;
export const MATERIAL_KIND = 0;
export const MATERIAL_COLOR = 1;
export const MATERIAL_ROUGHNESS = 4;
export const MATERIAL_INSIDE = 7;
export const MATERIAL_OUTSIDE = 8;
export const MATERIAL_TEXTURE = 9;
export const MATERIAL_SCALE_U = 10;
export const MATERIAL_SCALE_V = 11;
export const MATERIAL_RELIEF = 12;
export const MATERIAL_BUMP = 13;
export const MATERIAL_COAT = 14;
export const MATERIAL_COAT_ROUGHNESS = 15;
export const MATERIAL_EMISSION = 16;
export const MATERIAL_IS_CUTOUT = 19;
export const MATERIAL_ROUGHNESS_VARIATION = 20;
export const MATERIAL_OFFSET_U = 21;
export const MATERIAL_OFFSET_V = 22;
export const MATERIAL_FALLOFF = 24;
export const MATERIAL_SIDES = 25;
export const MATERIAL_HAS_FOIL = 26;
export const MATERIAL_FOIL = 27;
export const MATERIAL_FOIL_ROUGHNESS = 30;
export const MATERIAL_TRANSLUCENCY = 31;
export const MATTE = 0;
export const GLASS = 1;
export const METAL = 2;
export const EMISSIVE = 3;
export const SIDES_FRONT = 0;
export const SIDES_BOTH = 1;
export const SIDES_THROUGH = 2;

export const MEDIUM_BYTES = 32;
export const MEDIUM_ABSORPTION = 0;
export const MEDIUM_INDEX = 3;

/** 32-bit: pointer, width, height, flags. */
export const TEXTURE_BYTES = 16;
export const TEXTURE_IS_HDR = 1;
export const TEXTURE_IS_CLAMPED = 2;

export const LIGHT_BYTES = 128;
export const LIGHT_KIND = 0;
export const LIGHT_ORIGIN = 1;
export const LIGHT_U = 4;
export const LIGHT_V = 7;
export const LIGHT_RADIUS = 4;
export const LIGHT_EMISSION = 10;
export const LIGHT_CAUSTICS = 14;
export const LIGHT_AREA = 0;
export const LIGHT_POINT = 1;
/** Four lights: centre x, y, z, power as 32-bit floats, then a mask of area lights. */
export const LIGHT_CENTERS_BYTES = 80;
export const MAX_LIGHTS = 512;

export const CAMERA_EYE = 0;
export const CAMERA_RIGHT = 3;
export const CAMERA_UP = 6;
export const CAMERA_FORWARD = 9;
export const CAMERA_HALF_WIDTH = 12;
export const CAMERA_HALF_HEIGHT = 13;
export const CAMERA_LENS = 14;
export const CAMERA_FOCUS = 15;
export const CAMERA_SHIFT = 16;
/** Where the lens is applied after tracing: radius of the blur of infinity, in half heights of the frame. */
export const CAMERA_BLUR = 18;
export const CAMERA_LENGTH = 19;

/** A texture, -1 for none, or OPEN_BACKDROP. */
export const ENVIRONMENT_BACKDROP = 0;
/** Nothing hangs there: what is seen of it becomes see-through. */
export const OPEN_BACKDROP = -2;
export const ENVIRONMENT_BACKDROP_Z = 1;
export const ENVIRONMENT_BACKDROP_LEFT = 2;
export const ENVIRONMENT_BACKDROP_BOTTOM = 3;
export const ENVIRONMENT_BACKDROP_WIDTH = 4;
export const ENVIRONMENT_BACKDROP_HEIGHT = 5;
export const ENVIRONMENT_BACKDROP_GAIN = 6;
export const ENVIRONMENT_TEXTURE = 7;
export const ENVIRONMENT_GAIN = 8;
export const ENVIRONMENT_TURN = 9;
export const ENVIRONMENT_DIFFUSE_GAIN = 10;
export const ENVIRONMENT_FOG = 11;
export const ENVIRONMENT_FOG_COLOR = 12;
export const ENVIRONMENT_COLOR = 15;
export const ENVIRONMENT_CAUSTIC_LEFT = 18;
export const ENVIRONMENT_CAUSTIC_NEAR = 19;
export const ENVIRONMENT_CAUSTIC_SIZE = 20;
export const ENVIRONMENT_CAUSTIC_LEVEL = 21;
export const ENVIRONMENT_CLAMP = 22;
export const ENVIRONMENT_BOUNCE_CHANCE = 23;
export const ENVIRONMENT_LENGTH = 24;

/** Each thread's own scratch: traversal stack, path stack, light weights. */
export const SCRATCH_BYTES = 16384;
export const SCRATCH_TRAVERSAL_BYTE = 0;
export const SCRATCH_PATHS_BYTE = 4096;
export const SCRATCH_LANES_BYTE = 8192;
export const SCRATCH_LIGHTS_BYTE = 8256;

export const BLUE_NOISE_SIDE = 64;
