/** The games of the house that no server has yet, and who made them. Title and tagline stand in the words. */
export interface AbsentGame {
  id: string;
  seats: [number, number];
  designers: string[];
  publisher: string;
  year: number;
}

export const ABSENT: readonly AbsentGame[] = [
  { id: "pixie_queen", seats: [2, 5], designers: ["Rudy Seuntjens"], publisher: "Game Brewer", year: 2017 },
];
