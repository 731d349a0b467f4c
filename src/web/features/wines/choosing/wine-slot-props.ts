export interface WineSlotProps {
  wineId: string | null;
  onChoose: (wineId: string | null) => void;
}
