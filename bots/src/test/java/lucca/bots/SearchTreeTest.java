package lucca.bots;

import static org.assertj.core.api.Assertions.assertThat;

import lucca.engine.Rng;
import lucca.engine.State;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The search tree")
class SearchTreeTest {
    private final SearchTree searchTree = new SearchTree();

    @BeforeEach
    void root() {
        assertThat(searchTree.addNode(0)).isEqualTo(SearchTree.ROOT);
    }

    @Test
    @DisplayName("holds any number of nodes, each a leaf at first")
    void nodes() {
        for (int node = 1; node < 3000; node++) {
            assertThat(searchTree.addNode(node % 5)).isEqualTo(node);
        }
        searchTree.visit(7);
        searchTree.addEdges(7, 2);
        for (int node = 1; node < 3000; node++) {
            assertThat(searchTree.actor(node)).isEqualTo(node % 5);
            assertThat(searchTree.visits(node)).isEqualTo(node == 7 ? 1 : 0);
            assertThat(searchTree.isLeaf(node)).isEqualTo(node != 7);
        }
    }

    @Test
    @DisplayName("keeps the edges of all nodes apart, however many there are")
    void edges() {
        for (int node = 0; node < 100; node++) {
            int first = searchTree.addEdges(node, 200);
            for (int i = 0; i < 200; i++) {
                searchTree.setEdge(first + i, 1000 * node + i, i / 256.0);
            }
            searchTree.reward(first, 0.5);
            searchTree.addNode(0);
        }
        for (int node = 0; node < 100; node++) {
            assertThat(searchTree.edgeCount(node)).isEqualTo(200);
            assertThat(searchTree.edgeVisits(searchTree.firstEdge(node))).isEqualTo(1);
            assertThat(searchTree.sum(searchTree.firstEdge(node))).isEqualTo(0.5);
            for (int i = 1; i < 200; i++) {
                assertEdge(searchTree.firstEdge(node) + i, 1000 * node + i, i / 256.0);
            }
        }
    }

    private void assertEdge(int edge, int code, double prior) {
        assertThat(searchTree.code(edge)).isEqualTo(code);
        assertThat(searchTree.prior(edge)).isEqualTo(prior);
        assertThat(searchTree.child(edge)).isEqualTo(SearchTree.NONE);
        assertThat(searchTree.edgeVisits(edge)).isZero();
        assertThat(searchTree.sum(edge)).isZero();
    }

    @Test
    @DisplayName("prefers the most visited edge, and of equals the better one")
    void favourite() {
        assertThat(searchTree.mostVisited(SearchTree.ROOT)).isEqualTo(SearchTree.NONE);
        int first = edges(SearchTree.ROOT, 4);
        reward(first, 1);
        assertThat(searchTree.mostVisited(SearchTree.ROOT)).isEqualTo(first);
        reward(first + 1, 0.25, 0.5);
        reward(first + 2, 0.5, 0.5);
        reward(first + 3, 0.25, 0.5);
        assertThat(searchTree.mostVisited(SearchTree.ROOT)).isEqualTo(first + 2);
        assertThat(searchTree.tried(SearchTree.ROOT)).isEqualTo(4);
    }

    private int edges(int node, int count) {
        int first = searchTree.addEdges(node, count);
        for (int i = 0; i < count; i++) {
            searchTree.setEdge(first + i, 10 + i, 0.5);
        }
        return first;
    }

    private void reward(int edge, double... shares) {
        searchTree.tryNext(SearchTree.ROOT);
        for (double share : shares) {
            searchTree.reward(edge, share);
        }
    }

    @Test
    @DisplayName("keeps the statistics of all edges when a node gets more edges")
    void moved() {
        int first = edges(SearchTree.ROOT, 2);
        int below = searchTree.addNode(1);
        int other = edges(below, 3);
        searchTree.setChild(first + 1, below);
        reward(first, 1);
        reward(first + 1, 0.25, 0.5);
        int moved = searchTree.moveEdges(SearchTree.ROOT, 5);
        for (int i = 2; i < 5; i++) {
            searchTree.setEdge(moved + i, 90 + i, 0.125);
        }
        assertThat(searchTree.firstEdge(SearchTree.ROOT)).isEqualTo(moved);
        assertThat(searchTree.edgeCount(SearchTree.ROOT)).isEqualTo(5);
        assertThat(searchTree.tried(SearchTree.ROOT)).isEqualTo(2);
        assertThat(searchTree.code(moved + 1)).isEqualTo(11);
        assertThat(searchTree.prior(moved + 1)).isEqualTo(0.5);
        assertThat(searchTree.child(moved + 1)).isEqualTo(below);
        assertThat(searchTree.edgeVisits(moved + 1)).isEqualTo(2);
        assertThat(searchTree.sum(moved + 1)).isEqualTo(0.75);
        assertThat(searchTree.sum(moved)).isEqualTo(1);
        assertThat(searchTree.firstEdge(below)).isEqualTo(other);
        for (int i = 0; i < 3; i++) {
            assertEdge(other + i, 10 + i, 0.5);
        }
    }

    @Test
    @DisplayName("swaps untried edges")
    void swap() {
        int first = edges(SearchTree.ROOT, 3);
        searchTree.swap(first, first + 2);
        searchTree.swap(first + 1, first + 1);
        assertThat(
                        new int[] {
                            searchTree.code(first),
                            searchTree.code(first + 1),
                            searchTree.code(first + 2)
                        })
                .containsExactly(12, 11, 10);
    }

    @Test
    @DisplayName("finds the edges of chance outcomes again, with their nodes")
    void outcomes() {
        int one = searchTree.addNode(State.CHANCE);
        int other = searchTree.addNode(State.CHANCE);
        for (int i = 0; i < 100; i++) {
            assertThat(searchTree.find(one, key(i))).isEqualTo(SearchTree.NONE);
            searchTree.setChild(searchTree.addOutcome(one, key(i)), i);
            searchTree.setChild(searchTree.addOutcome(other, ~key(i)), 1000 + i);
        }
        for (int i = 0; i < 100; i++) {
            assertThat(searchTree.child(searchTree.find(one, key(i)))).isEqualTo(i);
            assertThat(searchTree.child(searchTree.find(other, ~key(i)))).isEqualTo(1000 + i);
        }
        assertThat(searchTree.tried(one)).isEqualTo(100);
    }

    private static long key(int index) {
        return Rng.of(1, index).next();
    }

    @Test
    @DisplayName("distinguishes outcomes that agree in half of their bits")
    void halves() {
        searchTree.addOutcome(SearchTree.ROOT, 0x1234_5678_9ABC_DEF0L);
        assertThat(searchTree.find(SearchTree.ROOT, 0x1234_5679_9ABC_DEF0L))
                .isEqualTo(SearchTree.NONE);
        assertThat(searchTree.find(SearchTree.ROOT, 0x1234_5678_9ABC_DEF1L))
                .isEqualTo(SearchTree.NONE);
        assertThat(searchTree.find(SearchTree.ROOT, 0x1234_5678_9ABC_DEF0L))
                .isNotEqualTo(SearchTree.NONE);
    }

    @Test
    @DisplayName("is empty after it is cleared")
    void cleared() {
        int first = edges(SearchTree.ROOT, 2);
        reward(first, 1);
        searchTree.setChild(first, searchTree.addNode(1));
        searchTree.setComplete(SearchTree.ROOT, true);
        searchTree.visit(SearchTree.ROOT);
        searchTree.clear();
        assertThat(searchTree.addNode(1)).isEqualTo(SearchTree.ROOT);
        assertThat(searchTree.isLeaf(SearchTree.ROOT)).isTrue();
        assertThat(searchTree.isComplete(SearchTree.ROOT)).isFalse();
        assertThat(searchTree.actor(SearchTree.ROOT)).isEqualTo(1);
        assertThat(searchTree.visits(SearchTree.ROOT)).isZero();
        assertThat(searchTree.tried(SearchTree.ROOT)).isZero();
        assertThat(searchTree.edgeCount(SearchTree.ROOT)).isZero();
        assertThat(edges(SearchTree.ROOT, 2)).isEqualTo(first);
        assertEdge(first, 10, 0.5);
    }

    @Test
    @DisplayName("has a limited number of edges, including those left unused by moves")
    void room() {
        assertThat(searchTree.hasRoom(SearchTree.MAX_EDGES)).isTrue();
        searchTree.addEdges(SearchTree.ROOT, 10);
        searchTree.moveEdges(SearchTree.ROOT, 20);
        assertThat(searchTree.hasRoom(SearchTree.MAX_EDGES - 30)).isTrue();
        assertThat(searchTree.hasRoom(SearchTree.MAX_EDGES - 29)).isFalse();
        searchTree.clear();
        assertThat(searchTree.hasRoom(SearchTree.MAX_EDGES)).isTrue();
    }
}
